// A plain static host, as a QA build is put on: files, and index.html for every other address. It has no API.
// Started as `node staticHost.ts FOLDER PORT`.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

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
const [folder = '', port = ''] = process.argv.slice(2);

createServer((request, response) => {
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
}).listen(Number(port));
