/** The languages a member speaks. */
import { useTranslation } from 'react-i18next';
import { LOCALES } from '@/config/locales';
import { languageName } from '@/i18n/languageName';
import { describedBy, FieldError } from '@/ui/Field';
import { ToggleChip } from '@/ui/ToggleChip';
import { useProfileProblemText } from './useProfileProblemText';
import type { ProfileFormState } from './useProfileForm';

/** The languages of the product, and whatever else the profile names already. */
export function LanguageFields({ form }: { form: ProfileFormState }) {
  const { t } = useTranslation('profile');
  const problemText = useProfileProblemText();
  const { user, change, fieldId, problems } = form;
  const { languages } = form.values;
  const offered = [...new Set([...LOCALES, ...user.profile.languages])]
    .map((code) => ({ code, name: languageName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const id = fieldId('languages');
  const error = problemText(problems.languages);
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={describedBy(id, null, error)}>
      <legend className="form-label">{t('form.languages')}</legend>
      <div className="own-chips">
        {offered.map(({ code, name }) => (
          <ToggleChip
            key={code}
            selected={languages.includes(code)}
            onToggle={(selected) =>
              change({
                languages: selected ? [...languages, code] : languages.filter((known) => known !== code),
              })
            }
          >
            {name}
          </ToggleChip>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
