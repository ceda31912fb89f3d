/** A world with fewer people than it has of its own, down to none: for empty lists. */
import type { Db } from '../tables';

/** Takes whatever names somebody who is gone out of one table. */
function deleteWhere<Row>(table: Map<string, Row>, isGone: (row: Row) => boolean): void {
  for (const [key, row] of table) if (isGone(row)) table.delete(key);
}

/**
 * Leaves the personas and the first people of the world alone; conversations, likes and blocks of the others go with them.
 * @param people how many stay besides the personas
 */
export function keepPeople(db: Db, people: number): void {
  const others = [...db.members.keys()].filter((id) => !db.accounts.has(id));
  const gone = new Set(others.slice(people));
  for (const id of gone) db.members.delete(id);
  deleteWhere(db.likes, ({ from, to }) => gone.has(from) || gone.has(to));
  deleteWhere(db.conversations, ({ members }) => members.some((id) => gone.has(id)));
  for (const key of db.blocks) if (key.split('>').some((id) => gone.has(id))) db.blocks.delete(key);
  for (const account of db.accounts.values()) {
    account.started = account.started.filter((id) => !gone.has(id));
  }
}
