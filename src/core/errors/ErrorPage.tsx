/** A whole page that says what went wrong: status code, message, a way on (spec 8). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import marek from '@/assets/portraits/wall/marek.webp';
import sofia from '@/assets/portraits/wall/sofia.webp';
import { path } from '@/config/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { PageError } from '@/ui/PageError';

const PORTRAITS = [marek, sofia];

interface ErrorPageProps {
  /** HTTP status; 500 where nothing better is known. */
  code: number;
  title: string;
  text: string;
  /** Offers a reload beside the way home. */
  onReload?: () => void;
}

export function ErrorPage({ code, title, text, onReload }: ErrorPageProps) {
  const { t } = useTranslation(['errors', 'common']);
  return (
    <PageError
      code={t('page.code', { code })}
      title={title}
      text={text}
      portraits={PORTRAITS}
      action={
        <>
          {onReload && (
            <Button kind="hot" onClick={onReload}>
              {t('common:actions.reload')}
            </Button>
          )}
          <Link className={buttonClass({ kind: onReload ? 'outline' : 'hot' })} to={path('index')}>
            {t('common:actions.backHome')}
          </Link>
        </>
      }
    />
  );
}
