/** A push to this very device, without a push service: the mock's worker shows it as it would show a real one. */
import { currentLocale } from '@/i18n/i18n';
import type { PushKind } from '@/domain/pushNotice';

/** What a message of the mock says, as far as a tester chooses it; see mocks/rules/pushMessages.ts. */
export interface TestPush {
  readonly kind: PushKind;
  /** Empty is a message that names nobody. */
  readonly name: string;
  readonly fictional: boolean;
  /** Of a message its words; empty is one without them. */
  readonly text: string;
}

/** The page that each kind leads to. */
const PATHS: Readonly<Record<PushKind, string>> = {
  new_messages: '/chats',
  new_conversations: '/chats',
  like: '/likes',
  match: '/likes',
};

/** The body of the message, in the fields of the real ones. */
export function pushTextOf({ kind, name, fictional, text }: TestPush): string {
  const [shownName, words] = [name.trim(), text.trim()];
  return JSON.stringify({
    kind,
    path: PATHS[kind],
    language: currentLocale(),
    ...(shownName !== '' && { name: shownName, fictional }),
    ...(words !== '' && { text: words }),
  });
}

/**
 * Lets the worker show it. What this device is not to show of it (name, words) is left out there, as of any other.
 * @returns false where the page has no worker that could show it
 */
export async function pushToDevice(push: TestPush): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  // See mocks/sw/pushTest.ts.
  registration.active.postMessage({ type: 'mock-push', text: pushTextOf(push) });
  return true;
}
