/** The five questions that people ask before they join. */
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FREE_CONVERSATIONS, REACTIVATION_DAYS } from '@/config/limits';
import { path } from '@/config/paths';
import { Icon } from '@/ui/Icon';
import { useWelcomeCredits } from './useWelcomeCredits';

export function Questions() {
  const { t } = useTranslation('home');
  const free = { conversations: FREE_CONVERSATIONS };
  const questions = [
    {
      question: t('faq.free.question'),
      answer: useWelcomeCredits() ? t('faq.free.answerGift', free) : t('faq.free.answer', free),
    },
    { question: t('faq.subscription.question'), answer: t('faq.subscription.answer') },
    { question: t('faq.fictional.question'), answer: t('faq.fictional.answer') },
    { question: t('faq.private.question'), answer: t('faq.private.answer') },
    { question: t('faq.leave.question'), answer: t('faq.leave.answer', { days: REACTIVATION_DAYS }) },
  ];
  return (
    <section className="page home-section home-questions" aria-labelledby="faq-title">
      <h2 id="faq-title">{t('faq.title')}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon as={ChevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
        <Link className="link-strong" to={path('faq')}>
          {t('faq.more')}
        </Link>
      </div>
    </section>
  );
}
