/** Components that come when they are wanted, with the texts they show. */
import { createElement, lazy } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import { whenReachable } from '@/core/connection/whenReachable';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/i18n';
import { QuietBoundary } from './QuietBoundary';
import { renewable } from './renewal';

/**
 * A part that the page cannot do without: it suspends, and a failure goes to the next error boundary.
 * @param load imports the part; without a network it comes once there is one
 * @param texts namespaces that come with it
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[] = [],
): FunctionComponent<Props> => lateNow(() => whenReachable(() => withTexts(load, texts)));

/** Like {@link late}, but fails at once without a network: for what somebody asks for, and can ask for again. */
export const lateOnPress = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[] = [],
): FunctionComponent<Props> => lateNow(() => withTexts(load, texts));

/** Like {@link late}, but the page goes on without it: an extra, or a dialog, that fails shows nothing. */
export function extra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: readonly Namespace[] = [],
): FunctionComponent<Props> {
  const Part = late(load, texts);
  return function Extra(props: Props) {
    return createElement(QuietBoundary, null, createElement(Part, props));
  };
}

async function withTexts<Part>(load: () => Promise<Part>, texts: readonly Namespace[]): Promise<Part> {
  const [part] = await Promise.all([load(), loadNamespaces(texts)]);
  return part;
}

/** React remembers for ever that a part did not come: what has failed and was shown as such is made anew. */
function lateNow<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  const current = renewable((tellFailed) =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        tellFailed();
        throw error;
      }
    }),
  );
  return function Late(props: Props) {
    return createElement<Props>(current(), props);
  };
}
