// A plain static host, as a QA build is put on: files, and index.html for every other address. It has no API.
// Started as `node staticHost.ts FOLDER PID`: on any free port, which it prints, for as long as that process lives.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { whenGone } from '../../../scripts/run/alive.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const [folder = '', forPid = ''] = process.argv.slice(2);

const host = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const wanted = path.join(folder, path.posix.normalize(pathname));
  const index = path.join(folder, 'index.html');
  const file = path.extname(wanted) === '' ? index : wanted;
  const send = (name: string, data: Buffer): void => {
    response.writeHead(200, { 'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream' });
    response.end(data);
  };
  readFile(file)
    .then((data) => send(file, data))
    .catch(async () => send(index, await readFile(index)))
    .catch(() => response.writeHead(404).end());
});
whenGone(Number(forPid), () => process.exit(0));
host.listen(0, () => {
  const address = host.address();
  console.log(`The files are at http://localhost:${typeof address === 'object' ? address?.port : ''}`);
});
