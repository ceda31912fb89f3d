/** How numbers of the countries served are dialled from abroad. */
import type { CountryCode } from './countries';

interface Dialling {
  /** Without the plus. */
  code: string;
  /** What is dialled before the number inside the country only; empty where there is nothing. */
  trunk: string;
  /** A mobile number as its owner would write it for somebody abroad; of the ranges that are kept free for examples where there are any. */
  example: string;
}

export const DIALLING: Readonly<Record<CountryCode, Dialling>> = {
  US: { code: '1', trunk: '1', example: '+1 202 555 0134' },
  NL: { code: '31', trunk: '0', example: '+31 6 12345678' },
  BE: { code: '32', trunk: '0', example: '+32 470 12 34 56' },
  FR: { code: '33', trunk: '0', example: '+33 6 39 98 12 34' },
  IT: { code: '39', trunk: '', example: '+39 312 345 6789' },
  ES: { code: '34', trunk: '', example: '+34 612 34 56 78' },
  DE: { code: '49', trunk: '0', example: '+49 1512 3456789' },
  AT: { code: '43', trunk: '0', example: '+43 664 1234567' },
  IE: { code: '353', trunk: '0', example: '+353 85 012 3456' },
  GB: { code: '44', trunk: '0', example: '+44 7700 900123' },
  CA: { code: '1', trunk: '1', example: '+1 416 555 0134' },
  PL: { code: '48', trunk: '', example: '+48 512 345 678' },
  AU: { code: '61', trunk: '0', example: '+61 491 570 156' },
  NZ: { code: '64', trunk: '0', example: '+64 21 123 4567' },
  CH: { code: '41', trunk: '0', example: '+41 78 123 45 67' },
};
