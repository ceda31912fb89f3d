/** Plays scenarios and links: everything in its order, each step once. */
import * as v from 'valibot';
import { DEFAULT_SEED } from '@/config/testerPages';
import { withSeeds, type Act, type ConsoleState } from './acts';
import { doToWorld, type ControlRequest, type Send, type WorldAct } from './requests';
import type { CallStep, Scenario, ScenarioStep } from './scenarios/scenario';
import { scenarioOf } from './scenarios/scenarios';

type Answers = Map<string, string>;

const outboxAnswer = v.object({
  outbox: v.array(
    v.object({ kind: v.string(), subject: v.string(), text: v.string(), links: v.array(v.string()) }),
  ),
});

function keep(answers: Answers, answer: unknown): void {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), answer);
  if (!fields.success) return;
  for (const [name, value] of Object.entries(fields.output)) {
    if (typeof value === 'string') answers.set(name, value);
  }
}

const readSent = async (send: Send) =>
  v.parse(outboxAnswer, await send({ method: 'GET', url: '/__mock/outbox' })).outbox;

async function linkOfMail(subject: string, send: Send): Promise<{ link: string }> {
  const outbox = await readSent(send);
  const link = outbox.findLast((mail) => mail.subject === subject)?.links[0];
  if (link === undefined) throw new Error(`No mail "${subject}" with a link`);
  return { link };
}

async function codeOfText(send: Send): Promise<{ code: string }> {
  const message = (await readSent(send)).findLast(({ kind }) => kind === 'sms');
  const [code] = /^\d+/.exec(message?.text ?? '') ?? [];
  if (code === undefined) throw new Error('No text message with a code');
  return { code };
}

function filled(address: string, answers: Answers): string {
  return address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = answers.get(name);
    if (value === undefined) throw new Error(`No step has answered "${name}"`);
    return value;
  });
}

/** The request with what steps before have answered. */
function requestOf({ request }: CallStep, answers: Answers): ControlRequest {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), request.body);
  if (!fields.success) return request;
  const words = Object.entries(fields.output).map(
    ([name, value]) => [name, typeof value === 'string' ? filled(value, answers) : value] as const,
  );
  return { ...request, body: Object.fromEntries(words) };
}

async function doStep(step: ScenarioStep, answers: Answers, send: Send): Promise<unknown> {
  if (step.do === 'link') return linkOfMail(step.subject, send);
  if (step.do === 'code') return codeOfText(send);
  if (step.do !== 'call') return doToWorld(step, send);
  const request = requestOf(step, answers);
  if (step.refused !== true) return send(request);
  // What a refused call leaves behind is the point: the count of wrong passwords.
  return send(request).catch(() => null);
}

/**
 * Brings the world into the state of a scenario, from the beginning of a world.
 * @param seed of that world; its own one when left out
 * @param onBegun called once the world is new, before the steps
 * @returns the address to open
 * @throws Error when the mock refuses a step
 */
export async function playScenario(
  scenario: Scenario,
  send: Send,
  seed?: string,
  onBegun: () => void = () => undefined,
): Promise<string> {
  await doToWorld({ do: 'reset', ...scenario.world, ...(seed !== undefined && { seed }) }, send);
  onBegun();
  const answers: Answers = new Map();
  for (const step of scenario.steps) keep(answers, await doStep(step, answers, send));
  return filled(scenario.at, answers);
}

/** What a browser does for the acts that the mock knows nothing of. */
export interface Browser {
  readonly chooseTexts: (mode: Extract<Act, { do: 'texts' }>['mode']) => void;
  readonly chooseLanguage: (locale: Extract<Act, { do: 'lang' }>['locale']) => void;
}

function isOfWorld(act: Act): act is WorldAct {
  return act.do !== 'show' && act.do !== 'texts' && act.do !== 'lang';
}

/**
 * Brings the world into a state: begins anew, then does what was done, in that order. A world without a seed has the default one,
 * so that it is the same wherever the state is followed.
 * @param onDone told of each act as it is done; of a scenario the reset first, and itself at its end
 * @returns the address to open: the state's own, else that of the scenario shown last, else the home page
 * @throws Error when the mock refuses an act, or a scenario is not known
 */
export async function playState(
  { acts, at }: ConsoleState,
  send: Send,
  browser: Browser,
  onDone: (act: Act) => void = () => undefined,
): Promise<string> {
  let seed = DEFAULT_SEED;
  let address = '/';
  for (const act of withSeeds(acts, seed)) {
    if (act.do === 'reset') seed = act.seed ?? seed;
    if (isOfWorld(act)) await doToWorld(act, send);
    else if (act.do === 'texts') browser.chooseTexts(act.mode);
    else if (act.do === 'lang') browser.chooseLanguage(act.locale);
    else {
      const scenario = scenarioOf(act.id);
      if (!scenario) throw new Error(`There is no scenario "${act.id}"`);
      const reset = { do: 'reset', seed } as const;
      address = await playScenario(scenario, send, seed, () => onDone({ ...reset, ...scenario.world }));
      onDone(reset);
    }
    onDone(act);
  }
  return at ?? address;
}
