/** About texts by language. */
import { aboutDe } from './de';
import { aboutEn } from './en';
import { aboutEs } from './es';
import { aboutFr } from './fr';
import { aboutIt } from './it';
import { aboutNl } from './nl';
import { aboutPl } from './pl';

export const aboutPool: Record<string, readonly string[]> = {
  en: aboutEn,
  nl: aboutNl,
  fr: aboutFr,
  it: aboutIt,
  es: aboutEs,
  de: aboutDe,
  pl: aboutPl,
};
