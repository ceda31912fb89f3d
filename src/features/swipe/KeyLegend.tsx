/** The keys of the game, for whoever has a keyboard. */
import { useId } from 'react';
import { Delete } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export function KeyLegend() {
  const { t } = useTranslation('swipe');
  const title = useId();
  const keys = [
    ['←', t('keys.pass')],
    ['→', t('keys.like')],
    ['↑', t('keys.profile')],
    [null, t('keys.undo')],
  ] as const;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('keys.title')}</h2>
      <ul className="swipe-keys">
        {keys.map(([key, text]) => (
          <li key={text}>
            <kbd>
              {key ?? (
                <>
                  {/* Its sign is as wide as an arrow; its name would push the words away from their keys. */}
                  <Icon as={Delete} size={16} />
                  <VisuallyHidden>{t('keys.backspace')}</VisuallyHidden>
                </>
              )}
            </kbd>{' '}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
