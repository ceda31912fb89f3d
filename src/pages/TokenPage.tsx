/** A one-time link from an e-mail; an address of any other shape is a 404 (spec 2, `{token}`). */
import { useParams } from 'react-router';
import { NotFound } from '@/core/errors/NotFound';
import { isOneTimeToken } from '@/domain/oneTimeToken';
import { Coming } from './parts/Coming';

export default function TokenPage() {
  const { token = '' } = useParams();
  return isOneTimeToken(token) ? <Coming /> : <NotFound />;
}
