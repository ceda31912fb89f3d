/** The likes and blocks that exist when a world begins. */
import { hours } from '../clock';
import type { Random } from '../random';
import { separate } from '../rules/moods';
import type { Db, Like, Member } from '../tables';
import { twinsLast } from './cast';
import { blockerId } from './leads';

/** For each persona: likes received, how many of them are new, likes given, how many of them are mutual. */
const plans: readonly [persona: string, received: number, fresh: number, given: number, mutual: number][] = [
  ['free', 5, 3, 2, 1],
  ['new', 1, 1, 1, 0],
  ['premium', 14, 5, 9, 4],
  ['low', 6, 2, 4, 1],
  ['empty', 4, 1, 3, 1],
  ['blocked', 3, 0, 2, 1],
];

const BLOCKED_BY_PREMIUM = 2;
const isFarWoman = ({ country, gender, status, invisible }: Member): boolean =>
  country === 'NL' && gender === 'female' && status === 'active' && !invisible;

const addLike = (db: Db, like: Like): Map<string, Like> => db.likes.set(`${like.from}>${like.to}`, like);

/** Cards in a row of the likes on phones and on desktops. */
const ROWS = [2, 5];

/** Two of one name in one list would be taken for one: the second goes to the end. */
function namesakesLast(people: readonly Member[]): readonly Member[] {
  const isSecond = ({ name }: Member, index: number) =>
    people.findIndex((other) => other.name === name) !== index;
  return [...people.filter((person, index) => !isSecond(person, index)), ...people.filter(isSecond)];
}

/** Puts pictures of one light and people who look alike apart, within each part: the new ones, those before them, those who are liked. */
function apart(people: readonly Member[], [fresh, open]: readonly [fresh: number, open: number]): Member[] {
  return [
    ...separate(people.slice(0, fresh), ROWS),
    ...separate(people.slice(fresh, open), ROWS),
    ...separate(people.slice(open), ROWS),
  ];
}

/**
 * Fills the likes of the personas.
 * @param db a world with its members and accounts
 * @param random the world's chance
 */
export function addLikes(db: Db, random: Random): void {
  db.blocks.add(`${blockerId}>blocked`);
  // Somebody from far away, so that the people near the persona stay complete.
  for (const { id } of [...db.members.values()].filter(isFarWoman).slice(0, BLOCKED_BY_PREMIUM)) {
    db.blocks.add(`premium>${id}`);
  }
  for (const [persona, received, fresh, given, mutual] of plans) {
    const viewer = db.members.get(persona);
    if (!viewer) continue;
    const possible = random
      .shuffle([...db.members.values()])
      .filter(
        (member) =>
          member.status === 'active' &&
          !member.invisible &&
          !db.accounts.has(member.id) &&
          member.country === viewer.country &&
          member.gender === viewer.looking_for &&
          member.looking_for === viewer.gender &&
          !db.blocks.has(`${member.id}>${persona}`),
      );
    const people = apart(namesakesLast(twinsLast(possible)), [fresh, received - mutual]);
    people.slice(0, received).forEach(({ id }, index) => {
      const at = db.created_at - hours(index < fresh ? 0.2 + index * 0.3 : 5 + index * 9);
      addLike(db, { from: id, to: persona, at, seen: index >= fresh });
    });
    // The mutual likes come from the end of those received, so that new likes are still unanswered.
    people.slice(received - mutual, received - mutual + given).forEach(({ id }, index) => {
      addLike(db, { from: persona, to: id, at: db.created_at - hours(2 + index * 11), seen: true });
    });
  }
}
