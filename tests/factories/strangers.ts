/** Who can still like somebody and be liked. */
import { isListed } from '@mocks/rules/visibility';
import type { TestBackend } from '@mocks/testServer';

/** @returns the ids of women in the search of `me` who like and are liked by nobody here */
export const strangersOf = ({ db }: TestBackend, me: string): string[] =>
  [...db.members.values()]
    .filter(
      (member) =>
        member.gender === 'female' &&
        isListed(db, member, me) &&
        !db.accounts.has(member.id) &&
        !db.likes.has(`${member.id}>${me}`) &&
        !db.likes.has(`${me}>${member.id}`),
    )
    .map(({ id }) => id);
