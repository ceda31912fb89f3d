/** Components that come when they are wanted, with the texts they show. */
import { createElement, lazy, useState } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import { whenReachable } from '@/core/connection/whenReachable';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/i18n';
import { QuietBoundary } from './QuietBoundary';
import { renewable } from './renewal';

/** What may be fetched ahead: what has come already is drawn at once, and nothing in its place before. */
export interface Ahead {
  /** @throws what the import throws; whoever draws the part asks again */
  ahead: () => Promise<void>;
}

type LatePart<Props extends object> = FunctionComponent<Props> & Ahead;

/**
 * A part that the page cannot do without: it suspends, and a failure goes to the next error boundary.
 * @param load imports the part; without a network it comes once there is one
 * @param texts namespaces that come with it
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[] = [],
): LatePart<Props> => lateNow(() => whenReachable(() => withTexts(load, texts)));

/** Like {@link late}, but fails at once without a network: for what somebody asks for, and can ask for again. */
export const lateOnPress = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[] = [],
): LatePart<Props> => lateNow(() => withTexts(load, texts));

/** Like {@link late}, but the page goes on without it: an extra, or a dialog, that fails shows nothing. */
export function extra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[] = [],
): LatePart<Props> {
  const Part = late(load, texts);
  const Extra = (props: Props) => createElement(QuietBoundary, null, createElement(Part, props));
  return Object.assign(Extra, { ahead: Part.ahead });
}

async function withTexts<Part>(load: () => Promise<Part>, texts: readonly Namespace[]): Promise<Part> {
  const [part] = await Promise.all([load(), loadNamespaces(texts)]);
  return part;
}

/** React remembers for ever that a part did not come: what has failed and was shown as such is made anew. */
function lateNow<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let here: ComponentType<Props> | null = null;
  const bring = async (): Promise<ComponentType<Props>> => (here = await load());
  const current = renewable((tellFailed) =>
    lazy(async () => {
      try {
        return { default: await bring() };
      } catch (error) {
        tellFailed();
        throw error;
      }
    }),
  );
  function Late(props: Props) {
    // React draws what it waits for a third of a second later than it could, so that pages do not flicker.
    const [Here] = useState(() => here);
    return createElement<Props>(Here ?? current(), props);
  }
  return Object.assign(Late, { ahead: async () => void (await bring()) });
}
