/** Who joins, and whom they would like to meet; nothing is chosen for anybody. */
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoicePills } from '@/ui/ChoicePills';
import { useProblemText } from './useProblemText';
import type { SignupFormState } from './useSignupForm';

export function WishFields({ signup: { form, calm, problemOf } }: { signup: SignupFormState }) {
  const { t } = useTranslation('auth');
  const problemText = useProblemText();
  return (
    <div className="signup-pair">
      <Controller
        control={form.control}
        name="gender"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <ChoicePills
            ref={ref}
            label={t('signup.gender')}
            options={[
              { value: 'female', label: t('signup.genderFemale') },
              { value: 'male', label: t('signup.genderMale') },
            ]}
            value={value}
            onChange={onChange}
            onBlur={() => calm(onBlur)}
            error={problemText(problemOf('gender'))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="looking_for"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <ChoicePills
            ref={ref}
            label={t('signup.lookingFor')}
            options={[
              { value: 'female', label: t('signup.lookingForFemale') },
              { value: 'male', label: t('signup.lookingForMale') },
            ]}
            value={value}
            onChange={onChange}
            onBlur={() => calm(onBlur)}
            error={problemText(problemOf('looking_for'))}
          />
        )}
      />
    </div>
  );
}
