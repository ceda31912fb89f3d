/** The form of a complaint, or of a notice about content: only what the chosen kind needs. */
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useFailureText } from '@/core/errors/useFailureText';
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_MOST_CHARACTERS,
  isNotice,
  mayBeAnonymous,
} from '@/domain/complaint';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { SelectField } from '@/ui/SelectField';
import { TextAreaField } from '@/ui/TextAreaField';
import { countCharacters } from '@/lib/countCharacters';
import { DecisionField, NoticeItem } from './NoticeFields';
import { useCategoryTexts } from './useCategoryTexts';
import { useComplaintForm } from './useComplaintForm';
import type { ComplaintSent } from './useComplaintForm';
import { WhoFields } from './WhoFields';

interface ComplaintFormProps {
  /** Whose it is: id of the account, or `VISITOR`. */
  owner: string;
  /** As it came in a file: empty, whatever the address says or the browser keeps. */
  fresh: boolean;
  onSent: (sent: ComplaintSent) => void;
}

export function ComplaintForm({ owner, fresh, onSent }: ComplaintFormProps) {
  const { t } = useTranslation('complaints');
  const failureText = useFailureText();
  const categories = useCategoryTexts();
  const { form, submit, failure, category, text } = useComplaintForm(owner, fresh, onSent);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const notice = category !== '' && isNotice(category);
  const anonymous = category !== '' && mayBeAnonymous(category);

  return (
    // Pressed before the page works, a form of this method goes nowhere, and puts nobody's words into an address.
    <form className="form-stack" method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        {...register('category')}
        label={t('form.category')}
        placeholder={t('form.choose')}
        options={COMPLAINT_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        error={errors.category && t('form.categoryMissing')}
      />
      {anonymous && (
        <Alert tone="amber" live="polite">
          {t('urgent')}
        </Alert>
      )}
      {notice && <NoticeItem form={form} />}
      {category === 'decision' && <DecisionField form={form} />}
      <TextAreaField
        {...register('text')}
        label={notice ? t('form.reason') : t('form.text')}
        help={notice ? t('form.reasonHelp') : t('form.textHelp')}
        rows={6}
        count={t('form.count', { used: countCharacters(text), most: COMPLAINT_MOST_CHARACTERS })}
        error={
          errors.text &&
          (errors.text.message === 'long'
            ? t('form.textLong', { most: COMPLAINT_MOST_CHARACTERS })
            : t('form.textMissing'))
        }
      />
      <WhoFields form={form} anonymous={anonymous} />
      {notice && (
        <Checkbox
          {...register('good_faith')}
          label={t('form.goodFaith')}
          error={errors.good_faith && t('form.goodFaithMissing')}
        />
      )}
      <p className="small muted prose complaint-privacy">
        <Trans t={t} i18nKey="form.privacy" components={{ privacy: <Link to={path('privacy')} /> }} />
      </p>
      <div role="alert">
        {failure !== null && <Alert tone="red">{t('form.failed', { reason: failureText(failure) })}</Alert>}
      </div>
      <div className="complaint-acts">
        <Button type="submit" kind="hot" size="lg" busy={isSubmitting}>
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}
