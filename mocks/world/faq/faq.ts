/** Questions and answers of the service, by language: what faq.php tells. */
import * as v from 'valibot';
import { faqAnswer } from '@/api/wire/help';
import type { FaqSection } from '@/domain/faq';
import type { Locale } from '@/domain/model';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import nl from './nl.json';
import pl from './pl.json';

const files: Record<Locale, unknown> = { en, nl, de, it, fr, es, pl };

/** @throws ValiError when a file does not hold what the contract says */
export const faqIn = (language: Locale): FaqSection[] => v.parse(faqAnswer, files[language]).sections;
