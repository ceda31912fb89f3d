// What a member does in one visit, in words that every engine understands: no step knows which one it runs in.
import type { Visit } from './visit.ts';

export interface Stop {
  readonly name: string;
  readonly go: (visit: Visit) => Promise<void>;
}

const MEMBER = { email: 'premium@example.test', password: 'demo-password' };
const LINE = 'Hello from another engine';

/** Elements by what a person reads: XPath, because all engines have it. */
const named = (tag: string, name: string): string =>
  `//${tag}[normalize-space()="${name}" or @aria-label="${name}"]`;
const begins = (tag: string, name: string): string =>
  `//${tag}[starts-with(normalize-space(),"${name}") or starts-with(@aria-label,"${name}")]`;
const field = (label: string): string =>
  `//*[@id=//label[starts-with(normalize-space(),"${label}")]/@for or starts-with(@aria-label,"${label}")]`;

const PATH_BEGINS = 'return location.pathname.indexOf(arguments[0]) === 0';
/** Runs in the page: whether so many lines of the open conversation hold a text. */
const LINES = `
  var text = arguments[0];
  return Array.from(document.querySelectorAll('[role=log] article')).filter(function (line) {
    return line.textContent.indexOf(text) >= 0;
  }).length === Number(arguments[1]);`;
const IS_SENT = `
  var text = arguments[0];
  return Array.from(document.querySelectorAll('[role=log] article')).some(function (line) {
    return line.textContent.indexOf(text) >= 0 && /Sent|Read/.test(line.textContent);
  });`;

export const STOPS: readonly Stop[] = [
  {
    name: 'home',
    go: async (visit) => {
      await visit.open('/');
      await visit.click(named('button', 'I am 18 or older'));
      await visit.find(begins('h1', 'Good company starts with'));
    },
  },
  {
    name: 'log-in',
    go: async (visit) => {
      await visit.open('/login');
      await visit.type(field('E-mail'), MEMBER.email);
      await visit.type(field('Password'), MEMBER.password);
      await visit.click(named('main//button', 'Log in'));
      await visit.until('the members', PATH_BEGINS, '/members');
      await visit.find('//main//article[contains(@class,"mcard")]');
    },
  },
  {
    name: 'search and back',
    go: async (visit) => {
      await visit.value('scrollTo(0, 700)');
      await visit.until('the list is scrolled', 'return scrollY > 600');
      const place = Number(await visit.value('return scrollY'));
      await visit.value("document.querySelectorAll('main .mcard a')[5].click()");
      await visit.until('a member', PATH_BEGINS, '/members/');
      await visit.find('//main//h1[contains(.,",")]');
      await visit.back();
      await visit.until(
        'the place from before',
        'return Math.abs(scrollY - Number(arguments[0])) < 4',
        String(place),
      );
    },
  },
  {
    name: 'one message',
    go: async (visit) => {
      await visit.open('/chats/c1');
      await visit.type(begins('textarea', 'Message to'), LINE);
      await visit.click(named('button', 'Send message'));
      await visit.until('the line is sent', IS_SENT, LINE);
      await visit.reload();
      await visit.until('the line, once', LINES, LINE, '1');
    },
  },
  {
    name: 'one payment',
    go: async (visit) => {
      await visit.open('/premium');
      await visit.click(`${begins('a', 'Pay ')} | ${named('a', 'Choose Starter')}`);
      await visit.until('the payment page', PATH_BEGINS, '/credits/');
      await visit.click(begins('button', 'Pay '));
      await visit.find('//*[contains(text(),"Test payment page")]');
      await visit.click(begins('button', 'Pay '));
      await visit.find(named('h1', 'Thank you'));
    },
  },
  {
    name: 'log-out',
    go: async (visit) => {
      await visit.open('/settings');
      await visit.find(begins('h1', 'Settings'));
      await visit.click(begins('button', 'Your account'));
      await visit.click('//*[@role="menuitem"][normalize-space()="Log out"]');
      await visit.until('the home page', 'return location.pathname === "/"');
    },
  },
];
