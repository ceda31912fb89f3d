/** What a visitor sees in place of what members see: two ways in, both leading back here (spec 6). */
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { useSignupAction } from '../navigation/useSignupAction';

interface MembersOnlyProps {
  title: string;
  text: string;
  portraits?: readonly string[] | undefined;
}

export function MembersOnly({ title, text, portraits }: MembersOnlyProps) {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const signUp = useSignupAction();
  const here = pathname + search + hash;
  return (
    <EmptyState
      portraits={portraits}
      title={title}
      text={text}
      actions={
        <>
          <Button kind="hot" size="lg" onClick={() => signUp(here)}>
            {t('nav.join')}
          </Button>
          <Link
            className={buttonClass({ kind: 'link' })}
            to={`${path('login')}?next=${encodeURIComponent(here)}`}
          >
            {t('nav.login')}
          </Link>
        </>
      }
    />
  );
}
