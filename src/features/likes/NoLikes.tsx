/** A list of likes that is empty: what it is for, and the way on. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { useSomePortraits } from '@/core/profiles/useSomePortraits';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import type { LikesList } from './likesType';

export function NoLikes({ list }: { list: LikesList }) {
  const { t } = useTranslation('likes');
  const portraits = useSomePortraits();
  const hasPicture = useAppSelector(selectUser)?.profile.main_image !== null;
  const texts = {
    received: { title: t('empty.received.title'), text: t('empty.received.text') },
    given: { title: t('empty.given.title'), text: t('empty.given.text') },
    matches: { title: t('empty.matches.title'), text: t('empty.matches.text') },
    passed: { title: t('empty.passed.title'), text: t('empty.passed.text') },
  };
  const asksForPhoto = list === 'received' && !hasPicture;
  return (
    <EmptyState
      portraits={portraits}
      {...texts[list]}
      actions={
        <>
          {asksForPhoto && (
            <Link className={buttonClass()} to={path('profile')}>
              {t('empty.received.photo')}
            </Link>
          )}
          <Link className={buttonClass({ kind: asksForPhoto ? 'link' : 'primary' })} to={path('members')}>
            {t('empty.search')}
          </Link>
        </>
      }
    />
  );
}
