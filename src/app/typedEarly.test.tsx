// @vitest-environment jsdom
/** What is typed before the app runs, and what its fields hold afterwards. */
import { useState } from 'react';
import { act, render } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTakenOver } from '@/core/navigation/useTakenOver';
import { oncePageAlive, pageComesAlive, usePageAlive } from '@/core/navigation/pageAlive';
import { noteTyped } from './typedEarly';

const heard = vi.fn<(values: object) => void>();

/** Fields that React holds, and some that it only knows; those are drawn anew once the page is alive. */
function Page() {
  usePageAlive();
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState(false);
  heard({ typed, ticked });
  return (
    <>
      <input name="q" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <input
        name="agreed"
        type="checkbox"
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
      />
      <Form key={String(useTakenOver())} />
    </>
  );
}

function Form() {
  const { register, control } = useForm({
    defaultValues: { kind: '', text: '', good: false, side: 'right' },
  });
  heard({ form: useWatch({ control }) });
  return (
    <form>
      <select {...register('kind')}>
        <option value="">None</option>
        <option value="other">Other</option>
      </select>
      <textarea {...register('text')} />
      <input type="checkbox" {...register('good')} />
      <input type="radio" value="left" {...register('side')} />
      <input type="radio" value="right" {...register('side')} />
    </form>
  );
}

const field = <T extends Element>(selector: string, kind: new () => T): T => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`No field ${selector}`);
  return found;
};
const input = (selector: string) => field(selector, HTMLInputElement);

/** The page as its file shows it. */
function arrive(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  heard.mockClear();
  return root;
}

async function takeOver(root: HTMLElement, meanwhile: () => void = () => undefined): Promise<void> {
  await act(async () => {
    pageComesAlive();
    oncePageAlive(noteTyped(root));
    hydrateRoot(root, <Page />);
    meanwhile();
    await Promise.resolve();
  });
}

describe('what is typed before the app runs', () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = arrive();
  });

  it('stays in every kind of field, and the app knows it [BX-16] [BX-20]', async () => {
    input('[name=q]').value = 'refund';
    input('[name=agreed]').checked = true;
    field('select', HTMLSelectElement).value = 'other';
    field('textarea', HTMLTextAreaElement).value = 'Two\nlines';
    input('[name=good]').checked = true;
    input('[value=left]').checked = true;
    await takeOver(root);
    expect(input('[name=q]').value).toBe('refund');
    expect(field('textarea', HTMLTextAreaElement).value).toBe('Two\nlines');
    expect(heard).toHaveBeenCalledWith({ typed: 'refund', ticked: true });
    expect(heard).toHaveBeenLastCalledWith({
      form: { kind: 'other', text: 'Two\nlines', good: true, side: 'left' },
    });
  });

  it('counts also while the app is drawn, and the focus with it [BX-20]', async () => {
    const before = field('textarea', HTMLTextAreaElement);
    before.focus();
    await takeOver(root, () => {
      before.value = 'late';
      before.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const after = field('textarea', HTMLTextAreaElement);
    expect(after).not.toBe(before);
    expect(after.value).toBe('late');
    expect(document.activeElement).toBe(after);
  });

  it('counts where React listens around the whole page, as it does after a dialog [BX-20]', async () => {
    render(createPortal(<p>A dialog</p>, document.body)).unmount();
    await takeOver(root, () => {
      const before = field('textarea', HTMLTextAreaElement);
      before.value = 'late';
      before.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(field('textarea', HTMLTextAreaElement).value).toBe('late');
  });

  it('is nothing where nobody typed: the app begins as it wants to [BX-16]', async () => {
    await takeOver(root);
    expect(heard).not.toHaveBeenCalledWith(expect.objectContaining({ ticked: true }));
    expect(heard).toHaveBeenLastCalledWith({ form: { kind: '', text: '', good: false, side: 'right' } });
    expect(document.activeElement).toBe(document.body);
  });
});
