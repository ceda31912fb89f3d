/** Heading and line of each step of the sign-up. */
import { useTranslation } from 'react-i18next';
import type { JoinStep } from '@/domain/signupSteps';
import { assertNever } from '@/lib/assertNever';

interface StepWords {
  title: string;
  lead?: string | undefined;
}

/** @param isConfirmed the e-mail address is confirmed: the last step has nothing to ask then */
export function useStepWords(step: JoinStep, isConfirmed: boolean): StepWords {
  const { t } = useTranslation('join');
  switch (step) {
    case 'photo':
      return { title: t('photo.title'), lead: t('photo.lead') };
    case 'about-you':
      return { title: t('aboutYou.title'), lead: t('aboutYou.lead') };
    case 'looks':
      return { title: t('looks.title'), lead: t('looks.lead') };
    case 'about-me':
      return { title: t('aboutMe.title'), lead: t('aboutMe.lead') };
    case 'push':
      return { title: t('push.title'), lead: t('push.lead') };
    case 'done':
      return isConfirmed
        ? { title: t('confirmed.title'), lead: t('confirmed.text') }
        : { title: t('confirm.title') };
    default:
      return assertNever(step);
  }
}
