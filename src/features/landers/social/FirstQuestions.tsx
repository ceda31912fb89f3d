/** Three questions where others have posts, to say or to be asked. */
import { useTranslation } from 'react-i18next';

export function FirstQuestions() {
  const { t } = useTranslation('socialnetwork');
  const questions = [t('questions.evening'), t('questions.talk'), t('questions.laugh')];
  return (
    <div className="social-begin">
      <h2>{t('questions.title')}</h2>
      <p>{t('questions.text')}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
