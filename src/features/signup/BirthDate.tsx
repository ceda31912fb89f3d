/** The date of birth, in the order of the reader's language. */
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { LOCALE_TAGS } from '@/config/locales';
import { birthYears } from '@/domain/age';
import { leastAge } from '@/domain/leastAge';
import { currentLocale } from '@/i18n/i18n';
import { useFormats } from '@/i18n/useFormats';
import { DateOfBirthField } from '@/ui/DateOfBirthField';
import { birthDateOrder } from './birthDateOrder';
import { useProblemText } from './useProblemText';
import type { SignupFormState } from './useSignupForm';

export function BirthDate({ signup: { form, calm, problemOf, min_age } }: { signup: SignupFormState }) {
  const { t } = useTranslation('auth');
  const { months } = useFormats();
  const problemText = useProblemText();
  return (
    <Controller
      control={form.control}
      name="date_of_birth"
      render={({ field: { ref, value, onChange, onBlur } }) => {
        const complete = value.day !== '' && value.month !== '' && value.year !== '';
        return (
          <DateOfBirthField
            ref={ref}
            label={t('signup.dateOfBirth', { min_age: leastAge(min_age) })}
            value={value}
            onChange={onChange}
            // Half a date is no mistake yet.
            onBlur={complete ? () => calm(onBlur) : undefined}
            labels={{ day: t('signup.day'), month: t('signup.month'), year: t('signup.year') }}
            months={months}
            years={birthYears(serverNow(), min_age)}
            order={birthDateOrder(LOCALE_TAGS[currentLocale()])}
            error={problemText(problemOf('date_of_birth'))}
          />
        );
      }}
    />
  );
}
