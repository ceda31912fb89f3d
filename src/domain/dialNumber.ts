/**
 * The support phone as a phone dials it: without dashes and spaces.
 * @param phone the number as printed
 */
export function dialNumber(phone: string): string {
  return phone.replaceAll(/[\s\p{Pd}]/gu, '');
}
