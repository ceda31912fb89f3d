/** Questions and answers (faq.php). */
import type * as v from 'valibot';
import type { faqAnswer, faqQuery } from '@/api/wire/help';
import type { Context } from '../call';
import { faqIn } from '../world/faq/faq';

/** What is said of fictional profiles stands there only where there are such profiles. */
const OF_FICTIONAL = new Set(['fictional']);

/** All questions in a language, English without one. */
export function showFaq(
  { language }: v.InferOutput<typeof faqQuery>,
  { db }: Context,
): v.InferInput<typeof faqAnswer> {
  const { fictional_warning } = db.settings;
  const sections = faqIn(language ?? 'en').map(({ id: name, title, items }) => ({
    id: name,
    title,
    items: items.filter(({ id }) => fictional_warning || !OF_FICTIONAL.has(id)),
  }));
  return { sections };
}
