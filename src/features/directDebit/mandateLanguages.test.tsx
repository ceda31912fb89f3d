// @vitest-environment jsdom
/** What the law asks of a mandate, in each language: creditor, reference, amount, date, and the right to a refund. */
import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import type { Locale, Mandate } from '@/domain/model';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import type { DirectDebitDetails } from './directDebitSchema';
import { mandateDocument } from './mandateFile';
import { MandateStep } from './MandateStep';
import { useMandateText } from './useMandateText';

const mandate: Mandate = {
  payment_id: 'pay-1',
  status: 'open',
  creditor: { name: 'Vesper BV', address: 'Singel 1, Amsterdam, NL', identifier: 'NL00ZZZ000000000000' },
  mandate_reference: 'M-pay-1',
  amount: 1_874,
  currency: 'EUR',
  debit_date: '2026-03-06',
  refund_weeks: 8,
};
const details: DirectDebitDetails = {
  account_holder: 'Noor de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Keizersgracht',
  house_number: '12 b',
  zip: '1015 CX',
  city: 'Amsterdam',
  phone: '+31612345678',
};

interface Words {
  title: string;
  creditor: string;
  address: string;
  identifier: string;
  reference: string;
  kind: [string, string];
  amount: [string, string];
  debit: [string, string];
  authorise: RegExp;
  refund: RegExp;
}
/** As the rule book of the banks has it in the language of the payer. */
const MANDATES: Record<Locale, Words> = {
  en: {
    title: 'SEPA Direct Debit Mandate',
    creditor: 'Creditor',
    address: 'Address of the creditor',
    identifier: 'Creditor identifier',
    reference: 'Mandate reference',
    kind: ['Type of payment', 'One-off payment'],
    amount: ['Amount', '€18.74'],
    debit: ['Date of the debit', 'March 6, 2026'],
    authorise: /^By signing this mandate form, you authorise Vesper BV to send instructions to your bank/,
    refund: /entitled to a refund from your bank .* within 8 weeks starting from the date/,
  },
  de: {
    title: 'SEPA-Lastschriftmandat',
    creditor: 'Zahlungsempfänger',
    address: 'Anschrift des Zahlungsempfängers',
    identifier: 'Gläubiger-Identifikationsnummer',
    reference: 'Mandatsreferenz',
    kind: ['Zahlungsart', 'Einmalige Zahlung'],
    amount: ['Betrag', '18,74 €'],
    debit: ['Datum der Abbuchung', '6. März 2026'],
    authorise:
      /^Ich ermächtige Vesper BV, einmalig eine Zahlung von meinem Konto mittels Lastschrift einzuziehen/,
    refund: /innerhalb von 8 Wochen, beginnend mit dem Belastungsdatum, die Erstattung/,
  },
  es: {
    title: 'Orden de domiciliación de adeudo directo SEPA',
    creditor: 'Acreedor',
    address: 'Dirección del acreedor',
    identifier: 'Identificador del acreedor',
    reference: 'Referencia de la orden de domiciliación',
    kind: ['Tipo de pago', 'Pago único'],
    amount: ['Importe', '18,74 €'],
    debit: ['Fecha del adeudo', '6 de marzo de 2026'],
    authorise:
      /^Mediante la firma de esta orden de domiciliación, autorizas a Vesper BV a enviar instrucciones/,
    refund: /reembolso por tu entidad .* dentro de las 8 semanas que siguen a la fecha de adeudo/,
  },
  fr: {
    title: 'Mandat de prélèvement SEPA',
    creditor: 'Créancier',
    address: 'Adresse du créancier',
    identifier: 'Identifiant créancier SEPA (ICS)',
    reference: 'Référence unique du mandat (RUM)',
    kind: ['Type de paiement', 'Paiement ponctuel'],
    amount: ['Montant', '18,74 €'],
    debit: ['Date du prélèvement', '6 mars 2026'],
    authorise: /^En signant ce formulaire de mandat, vous autorisez Vesper BV à envoyer des instructions/,
    refund: /remboursé par votre banque .* dans les 8 semaines suivant la date de débit/,
  },
  it: {
    title: 'Mandato di addebito diretto SEPA',
    creditor: 'Creditore',
    address: 'Indirizzo del creditore',
    identifier: 'Codice identificativo del creditore',
    reference: 'Riferimento del mandato',
    kind: ['Tipo di pagamento', 'Pagamento singolo'],
    amount: ['Importo', '18,74 €'],
    debit: ['Data dell’addebito', '6 marzo 2026'],
    authorise: /^La sottoscrizione del presente mandato comporta l’autorizzazione a Vesper BV a richiedere/,
    refund: /rimborso dalla propria banca .* nel termine di 8 settimane a decorrere dalla data di addebito/,
  },
  nl: {
    title: 'Eenmalige machtiging SEPA',
    creditor: 'Incassant',
    address: 'Adres incassant',
    identifier: 'Incassant-ID',
    reference: 'Kenmerk machtiging',
    kind: ['Soort betaling', 'Eenmalige betaling'],
    amount: ['Bedrag', '€ 18,74'],
    debit: ['Datum van de afschrijving', '6 maart 2026'],
    authorise:
      /^Door ondertekening van dit formulier geef je toestemming aan Vesper BV om een eenmalige incasso/,
    refund: /laten terugboeken\. Neem hiervoor binnen 8 weken na de afschrijving contact op met je bank/,
  },
  pl: {
    title: 'Upoważnienie do polecenia zapłaty SEPA',
    creditor: 'Wierzyciel',
    address: 'Adres wierzyciela',
    identifier: 'Identyfikator wierzyciela',
    reference: 'Numer referencyjny upoważnienia',
    kind: ['Rodzaj płatności', 'Płatność jednorazowa'],
    amount: ['Kwota', '18,74 €'],
    debit: ['Data obciążenia', '6 marca 2026'],
    authorise:
      /^Podpisując niniejszy formularz, upoważniasz wierzyciela Vesper BV do wysyłania do twojego banku/,
    refund: /zwrot na warunkach .* w terminie 8 tygodni od dnia obciążenia rachunku/,
  },
};

/** Spaces that do not break are spaces. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u00a0\u202f]/gu, ' ');
/** The value beside a term, on the page and in the file alike. */
function valueOf(root: ParentNode, term: string): string {
  const found = Array.from(root.querySelectorAll('dt')).filter((dt) => plain(dt.textContent) === term);
  expect(found).toHaveLength(1);
  return plain(found[0]?.nextElementSibling?.textContent);
}

function expectWhole(root: ParentNode, words: Words): void {
  const { creditor, address, identifier, reference, kind, amount, debit } = words;
  expect(valueOf(root, creditor)).toBe('Vesper BV');
  expect(valueOf(root, address)).toBe('Singel 1, Amsterdam, NL');
  expect(valueOf(root, identifier)).toBe('NL00ZZZ000000000000');
  expect(valueOf(root, reference)).toBe('M-pay-1');
  for (const [term, value] of [kind, amount, debit]) expect(valueOf(root, term)).toBe(value);
  const paragraphs = Array.from(root.querySelectorAll('p'), ({ textContent }) => plain(textContent));
  expect(paragraphs).toHaveLength(3);
  expect(paragraphs[0]).toMatch(words.authorise);
  expect(paragraphs[1]).toMatch(words.refund);
}

function File() {
  return <output>{mandateDocument(useMandateText(mandate, details), 'x')}</output>;
}

describe('a mandate', () => {
  afterEach(async () => {
    await startI18n('en');
  });

  it.each(LOCALES)(
    'names creditor, reference, amount, date and the right to a refund: %s [SC-11]',
    async (locale) => {
      await startI18n(locale);
      await loadNamespaces(['directDebit']);
      const words = MANDATES[locale];
      render(<MandateStep mandate={mandate} details={details} />);
      expectWhole(screen.getByRole('article', { name: words.title }), words);

      const { container } = render(<File />);
      const file = within(container).getByRole('status').textContent;
      expectWhole(new DOMParser().parseFromString(file, 'text/html'), words);
    },
  );
});
