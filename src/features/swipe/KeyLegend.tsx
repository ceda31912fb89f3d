/** The keys of the game, for whoever has a keyboard. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export function KeyLegend() {
  const { t } = useTranslation('swipe');
  const title = useId();
  const keys = [
    ['←', t('keys.pass')],
    ['→', t('keys.like')],
    ['↑', t('keys.profile')],
    [t('keys.backspace'), t('keys.undo')],
  ] as const;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('keys.title')}</h2>
      <ul className="swipe-keys">
        {keys.map(([key, text]) => (
          <li key={key}>
            <kbd>{key}</kbd> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
