/** nginx as the machine has it, with the configuration of the repository, on a port of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { InlineParts } from '../../scripts/serve/headers.ts';
import { nginxMaps } from '../../scripts/deploy/nginx.ts';
import { ROOT } from '../../scripts/run/command.ts';
import { installedProgram, namedProgram } from '../../scripts/run/program.ts';

const REMEDY =
  'nginx is not on this machine, so the configuration in deploy/nginx.conf was NOT tried. Install it (Debian: apt-get install nginx-light), or name it in NGINX_PATH.';
const START_MS = 10_000;
const LOOK_MS = 50;

interface Wanted {
  /** The folder of the build. */
  readonly root: string;
  /** An empty folder for nginx's own files. */
  readonly folder: string;
  /** Port of the backend. */
  readonly backend: number;
  readonly inline: InlineParts;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}

/** Everything that an installation keeps elsewhere lies in the test's folder. */
const mainOf = (folder: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors.log;
events { }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/vesper.conf;
}
`;

/** @throws Error when a line of the configuration that is to be set for a machine is not there */
function configured({ root, backend }: Wanted, port: number): string {
  const changes = [
    ['server 127.0.0.1:8081;', `server 127.0.0.1:${backend};`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /var/www/vesper;', `root ${root};`],
  ] as const;
  return changes.reduce(
    (text, [before, after]) => {
      if (!text.includes(before)) throw new Error(`deploy/nginx.conf has no "${before}".`);
      return text.replace(before, after);
    },
    readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8'),
  );
}

async function whenReady(address: string, errors: () => string): Promise<void> {
  for (let waited = 0; waited < START_MS; waited += LOOK_MS) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(LOOK_MS);
  }
  throw new Error(`nginx did not start: ${errors()}`);
}

/**
 * Starts nginx.
 * @returns its address, and how to stop it
 * @throws Error with the remedy where the machine has none, and with nginx's own words where it does not start
 */
export async function startNginx(wanted: Wanted): Promise<{ address: string; stop: () => Promise<void> }> {
  const program = namedProgram(['NGINX_PATH']) ?? installedProgram(['nginx'], ['/usr/sbin/nginx']);
  if (program === undefined) throw new Error(REMEDY);
  const port = await freePort();
  const { folder } = wanted;
  const files = {
    'nginx.conf': mainOf(folder),
    'vesper.conf': configured(wanted, port),
    ...nginxMaps(wanted.inline),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  let said = '';
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const address = `http://127.0.0.1:${port}`;
  const ended = once(child, 'exit');
  await whenReady(address, () => said);
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
