/** A whole page that says what went wrong: status code, message, a way on (spec 8). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { errorPortraits } from '@/ui/errorPortraits';
import { PageError } from '@/ui/PageError';

interface ErrorPageProps {
  /** HTTP status; 500 where nothing better is known, null where there was no answer. */
  code: number | null;
  title: string;
  text: ReactNode;
  /** Offers a reload beside the way home, in the place of the way to the support. */
  onReload?: () => void;
}

export function ErrorPage({ code, title, text, onReload }: ErrorPageProps) {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <>
      {/* Whatever the address promised, an error is nothing to find. It goes with the error (BX-16). */}
      <meta name="robots" content="noindex" data-error="" />
      <PageError
        code={code === null ? undefined : t('page.code', { code })}
        title={title}
        text={text}
        portraits={errorPortraits}
        action={
          <>
            {onReload && (
              <Button kind="hot" size="lg" onClick={onReload}>
                {t('common:actions.reload')}
              </Button>
            )}
            <Link
              className={buttonClass({ kind: onReload ? 'outline' : 'hot', size: 'lg' })}
              to={path('index')}
            >
              {t('common:actions.backHome')}
            </Link>
            {!onReload && code !== null && (
              <Link className={buttonClass({ kind: 'outline', size: 'lg' })} to={path('service')}>
                {t('common:footer.support')}
              </Link>
            )}
          </>
        }
      />
    </>
  );
}
