/** What people ask before they pay for the first time. */
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TIME_BONUS_PERCENTAGE, TIME_LEFT_VALUE_HOURS } from '@/config/limits';
import { path } from '@/config/paths';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { useOpenOnPaper } from '@/ui/useOpenOnPaper';
import { MessageCosts } from './MessageCosts';
import { RefundAnswer } from './RefundAnswer';
import './pricing.scss';

/** @param props.children what is to be said of all of them */
export function PricingQuestions({ children }: { children: ReactNode }) {
  const { t } = useTranslation('premium');
  const { percent } = useFormats();
  const settings = useAppSelector(selectSettings);
  const answers = useRef<HTMLDivElement>(null);
  useOpenOnPaper(answers);
  return (
    <section className="pricing-questions" aria-labelledby="questions-title">
      <h2 id="questions-title">{t('pricing.questions.title')}</h2>
      <div ref={answers}>
        <Question text={t('pricing.questions.renew.question')}>
          <p>{t('pricing.questions.renew.answer')}</p>
        </Question>
        {settings !== null && (
          <Question text={t('pricing.questions.refund.question')}>
            <RefundAnswer days={settings.refund_days} />
          </Question>
        )}
        <Question text={t('pricing.questions.less.question')}>
          <p>
            {t('pricing.questions.less.answer', {
              hours: TIME_LEFT_VALUE_HOURS,
              percent: percent(TIME_BONUS_PERCENTAGE),
            })}
          </p>
        </Question>
        <Question text={t('pricing.questions.safe.question')}>
          <p>{t('pricing.questions.safe.answer')}</p>
        </Question>
        {settings?.fictional_warning === true && (
          <Question text={t('pricing.questions.fictional.question')}>
            <p>{t('pricing.questions.fictional.answer')}</p>
          </Question>
        )}
        <MessageCosts />
      </div>
      <Link className="link-strong pricing-more" to={path('faq')}>
        {t('pricing.questions.more')}
      </Link>
      {children}
    </section>
  );
}

function Question({ text, children }: { text: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        {text}
        <Icon as={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
