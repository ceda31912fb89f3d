/** The second step: the mandate as it will be signed, to be read and kept (SEPA rules). */
import { Download, Printer } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { whenReachable } from '@/core/connection/whenReachable';
import type { Mandate } from '@/domain/model';
import { currentLocale } from '@/i18n/i18n';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import type { DirectDebitDetails } from './directDebitSchema';
import { MaskedIban } from './MaskedIban';
import { useMandateText } from './useMandateText';
import './mandate.scss';

interface MandateStepProps {
  mandate: Mandate;
  details: DirectDebitDetails;
}

export function MandateStep({ mandate, details }: MandateStepProps) {
  const { t } = useTranslation('directDebit');
  const text = useMandateText(mandate, details);
  const titleId = useId();

  async function save(): Promise<void> {
    const { saveMandate } = await whenReachable(() => import('./saveMandate'));
    saveMandate(text, currentLocale(), `${t('mandate.file')}-${mandate.mandate_reference}`);
  }

  return (
    <>
      <p className="muted">{t('mandate.intro')}</p>
      <article className="mandate" aria-labelledby={titleId}>
        <h3 id={titleId} className="mandate-title">
          {text.title}
        </h3>
        <dl className="mandate-lines num">
          {text.lines.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{term === t('mandate.iban') ? <MaskedIban iban={details.iban} /> : value}</dd>
            </div>
          ))}
        </dl>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </article>
      <div className="cluster">
        <Button kind="outline" icon={<Icon as={Download} />} onClick={() => void save()}>
          {t('mandate.save')}
        </Button>
        <Button kind="quiet" icon={<Icon as={Printer} />} onClick={() => window.print()}>
          {t('mandate.print')}
        </Button>
      </div>
    </>
  );
}
