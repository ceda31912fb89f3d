/** Facts with a fixed list of answers: relationship and looks. */
import { useTranslation } from 'react-i18next';
import { factTexts } from '@/core/profiles/factTexts';
import { ChoiceField } from './ChoiceField';
import { CHOICES } from './profileFields';
import { useProfileProblemText } from './useProfileProblemText';
import type { ProfileFormState } from './useProfileForm';

export function PersonalFields({ form }: { form: ProfileFormState }) {
  const { t } = useTranslation('members');
  const problemText = useProfileProblemText();
  const texts = factTexts(t, form.values.gender);
  const { values, shows, change, fieldId, problems } = form;
  return (
    <div className="own-fields">
      {shows('relationship_status') && (
        <ChoiceField
          id={fieldId('relationship_status')}
          label={t('profile.facts.relationship')}
          choices={CHOICES.relationship_status}
          texts={texts.relationship}
          value={values.relationship_status}
          onChange={(relationship_status) => change({ relationship_status })}
          error={problemText(problems.relationship_status)}
        />
      )}
      {shows('sexuality') && (
        <ChoiceField
          id={fieldId('sexuality')}
          label={t('profile.facts.sexuality')}
          choices={CHOICES.sexuality}
          texts={texts.sexuality}
          value={values.sexuality}
          onChange={(sexuality) => change({ sexuality })}
          error={problemText(problems.sexuality)}
        />
      )}
    </div>
  );
}

export function LooksFields({ form }: { form: ProfileFormState }) {
  const { t } = useTranslation('members');
  const problemText = useProfileProblemText();
  const texts = factTexts(t, form.values.gender);
  const { values, shows, change, fieldId, problems } = form;
  return (
    <div className="own-fields own-fields-three">
      {shows('body_type') && (
        <ChoiceField
          id={fieldId('body_type')}
          label={t('profile.facts.body')}
          choices={CHOICES.body_type}
          texts={texts.body}
          value={values.body_type}
          onChange={(body_type) => change({ body_type })}
          error={problemText(problems.body_type)}
        />
      )}
      {shows('hair_color') && (
        <ChoiceField
          id={fieldId('hair_color')}
          label={t('profile.facts.hair')}
          choices={CHOICES.hair_color}
          texts={texts.hair}
          value={values.hair_color}
          onChange={(hair_color) => change({ hair_color })}
          error={problemText(problems.hair_color)}
        />
      )}
      {shows('eye_color') && (
        <ChoiceField
          id={fieldId('eye_color')}
          label={t('profile.facts.eyes')}
          choices={CHOICES.eye_color}
          texts={texts.eyes}
          value={values.eye_color}
          onChange={(eye_color) => change({ eye_color })}
          error={problemText(problems.eye_color)}
        />
      )}
    </div>
  );
}
