// WebKit over WebDriver: GTK's where it is installed, with a screen that nobody sees; Safari on a Mac.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { installedProgram } from '../../run/program.ts';
import type { Driver, Engine } from './driver.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_TIMEOUT_MS = 20_000;
const MINI_BROWSERS = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/libexec'].map(
    (folder) => `${folder}/webkit2gtk-${version}/MiniBrowser`,
  ),
);
const Answer = v.object({ value: v.unknown() });
const Refusal = v.object({ error: v.string(), message: v.string() });
const Session = v.object({ sessionId: v.string() });
const Found = v.object({ [ELEMENT]: v.string() });

interface Service {
  readonly address: string;
  readonly process: ChildProcess;
  readonly capabilities: object;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function programs(
  port: number,
): { readonly command: readonly string[]; readonly capabilities: object } | null {
  const safari = installedProgram(['safaridriver']);
  if (safari !== undefined)
    return { command: [safari, `--port=${port}`], capabilities: { browserName: 'safari' } };
  const driver = installedProgram(['WebKitWebDriver']);
  const screen = installedProgram(['xvfb-run']);
  const binary = installedProgram([], MINI_BROWSERS);
  if (driver === undefined || screen === undefined || binary === undefined) return null;
  return {
    command: [screen, '-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`],
    capabilities: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  };
}

async function startService(): Promise<Service | null> {
  const port = await freePort();
  const found = programs(port);
  if (found === null) return null;
  const [program = '', ...args] = found.command;
  const process = spawn(program, args, {
    stdio: 'ignore',
    // Its process group is ended as a whole: the screen, the driver and the browser.
    detached: true,
    env: {
      ...globalThis.process.env,
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  return { address: `http://127.0.0.1:${port}`, process, capabilities: found.capabilities };
}

async function call(address: string, method: string, data?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(data ?? {}) }),
  });
  const { value } = v.parse(Answer, await response.json());
  if (v.is(Refusal, value)) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/status`)).ok;
  } catch {
    return false;
  }
}

async function openSession({ address, capabilities }: Service): Promise<string> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(address))) {
    if (Date.now() > deadline) throw new Error('The driver of WebKit did not answer.');
    await wait(100);
  }
  const value = await call(`${address}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
  return `${address}/session/${v.parse(Session, value).sessionId}`;
}

function steered(session: string, service: Service): Driver {
  const element = async (selector: string): Promise<string> => {
    const value = await call(`${session}/element`, 'POST', { using: 'css selector', value: selector });
    return `${session}/element/${v.parse(Found, value)[ELEMENT]}`;
  };
  const click = async (selector: string): Promise<void> =>
    void (await call(`${await element(selector)}/click`, 'POST'));
  return {
    open: async (url) => void (await call(`${session}/url`, 'POST', { url })),
    reload: async () => void (await call(`${session}/refresh`, 'POST')),
    run: (body, ...texts) => call(`${session}/execute/sync`, 'POST', { script: body, args: texts }),
    click,
    type: async (selector, text) => {
      await click(selector);
      await call(`${await element(selector)}/value`, 'POST', { text });
    },
    picture: async () =>
      Buffer.from(v.parse(v.string(), await call(`${session}/screenshot`, 'GET')), 'base64'),
    close: async () => {
      await call(session, 'DELETE');
      end(service);
    },
  };
}

function end({ process }: Service): void {
  if (process.pid === undefined || process.exitCode !== null) return;
  globalThis.process.kill(-process.pid, 'SIGTERM');
}

export const webkit: Engine = {
  name: 'WebKit',
  remedy:
    'Install Debian’s webkit2gtk-driver and xvfb; on a Mac, allow remote automation in Safari’s developer settings.',
  start: async (size) => {
    const service = await startService();
    if (service === null) return null;
    try {
      const session = await openSession(service);
      await call(`${session}/window/rect`, 'POST', size);
      return steered(session, service);
    } catch (error) {
      end(service);
      throw error;
    }
  },
};
