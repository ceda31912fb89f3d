/** What a member writes: the name, and a few sentences. */
import { useTranslation } from 'react-i18next';
import { ABOUT_MOST_CHARACTERS } from '@/config/limits';
import { messageCount } from '@/domain/messageCount';
import { LiveRegion } from '@/ui/LiveRegion';
import { TextAreaField } from '@/ui/TextAreaField';
import { TextField } from '@/ui/TextField';
import { useProfileProblemText } from './useProfileProblemText';
import type { ProfileFormState } from './useProfileForm';

/** From this many characters before the limit the count is also read out. */
const NEAR_LIMIT = 50;

export function NameField({ form }: { form: ProfileFormState }) {
  const { t } = useTranslation('profile');
  const problemText = useProfileProblemText();
  return (
    <TextField
      id={form.fieldId('name')}
      label={t('form.name')}
      help={t('form.nameHelp')}
      autoComplete="nickname"
      value={form.values.name}
      onChange={(event) => form.change({ name: event.target.value })}
      error={problemText(form.problems.name)}
    />
  );
}

export function AboutField({ form }: { form: ProfileFormState }) {
  const { t } = useTranslation('profile');
  const problemText = useProfileProblemText();
  const text = form.values.about ?? '';
  const { used, left } = messageCount(text.trim(), ABOUT_MOST_CHARACTERS);
  return (
    <>
      <TextAreaField
        id={form.fieldId('about')}
        label={t('form.aboutLabel')}
        help={t('form.aboutHelp')}
        rows={5}
        count={t('form.aboutCount', { used, most: ABOUT_MOST_CHARACTERS })}
        value={text}
        // An emptied field is no answer, as the server sees it.
        onChange={({ target }) => form.change({ about: target.value === '' ? null : target.value })}
        error={problemText(form.problems.about)}
      />
      <LiveRegion>
        {left < 0
          ? t('form.aboutOver', { count: -left })
          : left <= NEAR_LIMIT && t('form.aboutLeft', { count: left })}
      </LiveRegion>
    </>
  );
}
