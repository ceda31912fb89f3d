/** Asks, calmly, at the foot of the page: two answers of the same weight, and a way to read more. */
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { chooseConsent } from '@/core/consent/consentListeners';
import { modalOpened } from '@/core/modals/modalsSlice';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { useGivesWay } from './givesWay';
import { useWayBack } from './wayBack';
import './consent.scss';

/**
 * It gives way to the page's own action, and to the keyboard.
 * @param dark on the night of the landers
 */
export function ConsentBar({ dark }: { dark: boolean }) {
  const { t } = useTranslation('consent');
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLElement>(null);
  const waits = useGivesWay(bar);
  const goBack = useWayBack(bar);
  const answer = (agreed: boolean) => (event: MouseEvent) => {
    goBack(event);
    dispatch(chooseConsent(agreed));
  };
  const choose = (event: MouseEvent): void => {
    goBack(event);
    dispatch(modalOpened({ name: 'consent' }));
  };
  return (
    <section
      ref={bar}
      className={clsx('consent-bar', waits && 'consent-bar-waits')}
      aria-label={t('bar.label')}
      {...(dark && { 'data-bs-theme': 'dark' })}
    >
      <p>{t('bar.text')}</p>
      <div className="consent-bar-answers">
        <Button kind="outline" onClick={answer(false)}>
          {t('bar.refuse')}
        </Button>
        <Button kind="outline" onClick={answer(true)}>
          {t('bar.accept')}
        </Button>
        <Button kind="link" onClick={choose}>
          {t('bar.choose')}
        </Button>
      </div>
    </section>
  );
}
