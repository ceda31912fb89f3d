/** Opens the choice about cookies: in reach from every page, whichever frame it has. */
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '@/store/hooks';
import { modalOpened } from '../modals/modalsSlice';

/** @param className of the button; it has no look of its own */
export function CookieChoices({ className }: { className?: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  return (
    <button type="button" className={className} onClick={() => dispatch(modalOpened({ name: 'consent' }))}>
      {t('footer.choices')}
    </button>
  );
}
