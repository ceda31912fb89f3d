/** The subjects of the mails that confirm an address, in the member's language: the product's pages quote them. */
import type { Locale } from '@/domain/model';

export const CONFIRM_ADDRESS: Record<Locale, string> = {
  en: 'Confirm your e-mail',
  nl: 'Bevestig je e-mailadres',
  de: 'Bestätige deine E-Mail-Adresse',
  it: 'Conferma la tua e-mail',
  fr: 'Confirme ton adresse e-mail',
  es: 'Confirma tu correo',
  pl: 'Potwierdź adres e-mail',
};

export const CONFIRM_NEW_ADDRESS: Record<Locale, string> = {
  en: 'Confirm your new e-mail',
  nl: 'Bevestig je nieuwe e-mailadres',
  de: 'Bestätige deine neue E-Mail-Adresse',
  it: 'Conferma la tua nuova e-mail',
  fr: 'Confirme ta nouvelle adresse e-mail',
  es: 'Confirma tu nuevo correo',
  pl: 'Potwierdź nowy adres e-mail',
};

const confirming = new Set(Object.values(CONFIRM_ADDRESS));

/** Whether a mail confirms an address; its language may have been another one when it was sent. */
export const confirmsAddress = (subject: string): boolean => confirming.has(subject);
