/** Filling in the form of a direct debit, up to the field of its code. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startPayment } from '@/api/calls/payments';

/** What is typed in, by the label of its field. */
const DETAILS = {
  'Account holder': 'Noor de Vries',
  IBAN: 'nl91abna0417164300',
  Street: 'Keizersgracht',
  'House number': '12 b',
  Postcode: '1015cx',
  City: 'Amsterdam',
  'Mobile number': '0470 12 34 56',
};

let orders = 0;
/** An order that waits for its signature. @returns its id */
export async function orderByDebit(pkg = 'p1', code?: string): Promise<string> {
  orders += 1;
  const named = code !== undefined && { code };
  const body = { package: pkg, method: 'sdd', return_url: `/credits/${pkg}/sdd`, ...named } as const;
  const { payment_id } = await startPayment(body, { idempotencyKey: `order-${orders}` });
  return payment_id;
}

export const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Fills in account and address, and goes on to the mandate. */
export async function fill(changes: Partial<typeof DETAILS> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...DETAILS, ...changes })) {
    const input = await field(name);
    await userEvent.clear(input);
    if (text !== '') await userEvent.paste(text);
  }
  await press('Show me the mandate');
}

/** The same, up to the code that was sent. @returns its field */
export async function toCode(): Promise<HTMLInputElement> {
  await fill();
  await press('Send me the code');
  return field('Code from the text message');
}
