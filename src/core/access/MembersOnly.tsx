/** What a visitor sees in place of what members see: the ways in, all leading back here (spec 6). */
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { path } from '@/config/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { useAppSelector } from '@/store/hooks';
import { useSignupAction } from '../navigation/useSignupAction';
import { isShut, selectWayIn } from '../navigation/wayIn';

interface MembersOnlyProps {
  title: string;
  /** Invites to join; where nobody can, that is said in its place. */
  text: string;
  portraits?: readonly string[] | undefined;
}

export function MembersOnly({ title, text, portraits }: MembersOnlyProps) {
  const { t } = useTranslation(['common', 'errors']);
  const { pathname, search, hash } = useLocation();
  const signUp = useSignupAction();
  const shut = isShut(useAppSelector(selectWayIn));
  const here = pathname + search + hash;
  return (
    <EmptyState
      portraits={portraits}
      title={title}
      text={shut ? t('errors:signups_closed') : text}
      actions={
        <>
          {!shut && (
            <Button kind="hot" size="lg" onClick={() => signUp(here)}>
              {t('nav.join')}
            </Button>
          )}
          <Link
            className={shut ? buttonClass({ kind: 'primary', size: 'lg' }) : buttonClass({ kind: 'link' })}
            to={`${path('login')}?next=${encodeURIComponent(here)}`}
          >
            {t('nav.login')}
          </Link>
        </>
      }
    />
  );
}
