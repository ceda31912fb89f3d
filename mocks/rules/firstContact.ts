/** What a new member finds: three likes within half a minute, a first message after a minute. */
import type { Context } from '../call';
import { seconds } from '../clock';
import type { Member } from '../tables';
import { fullYears } from './age';
import { nextNumber } from './outbox';
import { kilometres } from './place';

const NEAREST = 12;
const YEARS_APART = 10;
const LIKES_AFTER_SECONDS = [
  [6, 10],
  [14, 18],
  [23, 28],
] as const;
const MESSAGE_AFTER_SECONDS = [55, 65] as const;

/** Plans the first contacts of a new member, from people nearby who look for somebody like this. */
export function planFirstContact(
  { db, now, random }: Pick<Context, 'db' | 'now' | 'random'>,
  member: Member,
): void {
  const { place } = member;
  const age = fullYears(member.date_of_birth, now) ?? 0;
  const nearby = [...db.members.values()]
    .filter(
      (other) =>
        other.status === 'active' &&
        !other.invisible &&
        !other.fictional &&
        !db.accounts.has(other.id) &&
        other.gender === member.looking_for &&
        other.looking_for === member.gender &&
        other.country === member.country,
    )
    .map((other) => ({
      id: other.id,
      strange: Math.abs((fullYears(other.date_of_birth, now) ?? 0) - age) > YEARS_APART,
      away: place && other.place ? kilometres(place, other.place) : 0,
    }))
    .sort((a, b) => Number(a.strange) - Number(b.strange) || a.away - b.away)
    .slice(0, NEAREST);
  const people = random.shuffle(nearby).map(({ id }) => id);
  LIKES_AFTER_SECONDS.forEach(([earliest, latest], index) => {
    const from = people[index];
    const at = now + seconds(random.int(earliest, latest));
    if (from !== undefined)
      db.events.push({ id: `e${nextNumber(db)}`, kind: 'like', at, from, to: member.id });
  });
  const writer = people[LIKES_AFTER_SECONDS.length];
  const at = now + seconds(random.int(...MESSAGE_AFTER_SECONDS));
  if (writer !== undefined)
    db.events.push({ id: `e${nextNumber(db)}`, kind: 'opener', at, from: writer, to: member.id });
}
