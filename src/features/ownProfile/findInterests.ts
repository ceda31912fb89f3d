/** Finds interests by name, however somebody writes it. */
import { searchable } from '@/lib/searchable';

/**
 * Says whether a name is meant.
 * @param name in the member's language
 * @param query what was typed; nothing finds everything
 */
export function isMeant(name: string, query: string): boolean {
  return searchable(name).includes(searchable(query));
}
