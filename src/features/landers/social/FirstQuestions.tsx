/** Three questions where others have posts: something to answer, said by nobody in particular. */
import { MessageCircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';

export function FirstQuestions() {
  const { t } = useTranslation('socialnetwork');
  const questions = [t('questions.evening'), t('questions.talk'), t('questions.laugh')];
  return (
    <>
      <div className="social-head">
        <h2>{t('questions.title')}</h2>
        <p>{t('questions.text')}</p>
      </div>
      <ul className="social-cards">
        {questions.map((question) => (
          <li key={question} className="social-card">
            <Icon as={MessageCircleQuestionMark} size={24} />
            <p>{question}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
