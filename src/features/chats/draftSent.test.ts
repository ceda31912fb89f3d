// @vitest-environment jsdom
/** Of what stands in the composer, that goes which stood there when Send was pressed. */
import { expect, it } from 'vitest';
import { createTestStore } from '@tests/factories/store';
import { pictureMoved, picturePicked, selectPicture } from './attachmentsSlice';
import { selectEntriesTo } from './chatsSelectors';
import { draftChanged, selectDraft, sessionBegan } from './chatsSlice';
import { draftSent } from './draftSent';

const attachment = { id: 'a1', url: '/cdn/a1.jpg', width: 4, height: 3 };

it.each([
  ['a picture alone', '', 'And these words', { text: '', rest: 'And these words' }],
  ['a picture with its words', 'Look', 'Look, and more', { text: 'Look', rest: ', and more' }],
  ['a picture with words that were replaced', 'Look', 'Another', { text: 'Look', rest: 'Another' }],
  ['whatever stands there', null, 'All of it', { text: 'All of it', rest: '' }],
])('%s [BX-19]', (_, said, draft, { text, rest }) => {
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(picturePicked({ profile: 'elena', key: 'k1', account: 'u1' }));
  store.dispatch(pictureMoved({ profile: 'elena', key: 'k1', to: { state: 'ready', attachment } }));
  store.dispatch(draftChanged({ profile: 'elena', text: draft }));
  store.dispatch(draftSent('elena', 'c1', said));
  expect(selectEntriesTo(store.getState(), 'elena')).toMatchObject([{ text, attachment: { id: 'a1' } }]);
  expect(selectDraft(store.getState(), 'elena')).toBe(rest);
});

it.each([
  ['as it was said', 'Look', 'Look ', true],
  ['with a telephone number that was typed since', 'Look', 'Look, 06 12 34 56 78', false],
  ['whatever stands there', null, 'All of it', true],
])('one whose picture is on its way waits for it %s [BX-19]', (_, said, draft, wanted) => {
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(picturePicked({ profile: 'elena', key: 'k1', account: 'u1' }));
  store.dispatch(draftChanged({ profile: 'elena', text: draft }));
  store.dispatch(draftSent('elena', 'c1', said));
  expect(selectPicture(store.getState(), 'elena')?.wanted).toBe(wanted);
  expect(selectEntriesTo(store.getState(), 'elena')).toEqual([]);
  expect(selectDraft(store.getState(), 'elena')).toBe(draft);
});
