/** Facts in answers. */
import { expect, it } from 'vitest';
import { withFacts } from './faq';
import type { FaqItem } from './faq';

const item = (id: string, answer: string): FaqItem => ({ id, question: `About ${id}`, answer, links: [] });

it('are the numbers of the settings, wherever a text names them [CO-08]', () => {
  const sections = [
    { id: 'money', title: 'Money', items: [item('a', 'Within {{days}} days, yes {{days}}.')] },
  ];
  expect(withFacts(sections, { days: '14' })[0]?.items[0]?.answer).toBe('Within 14 days, yes 14.');
  expect(withFacts(sections, { days: '$&' })[0]?.items[0]?.answer).toBe('Within $& days, yes $&.');
});

it('that do not apply or are not known leave the question out, and an empty section too [CO-08]', () => {
  const sections = [
    {
      id: 'one',
      title: 'One',
      items: [item('a', 'Plain'), item('b', '{{days}} days'), item('c', '{{toString}}')],
    },
    { id: 'two', title: 'Two', items: [item('d', '{{days}}')] },
  ];
  const left = withFacts(sections, { days: null });
  expect(left.map(({ id, items }) => [id, items.map((one) => one.id)])).toEqual([['one', ['a']]]);
});
