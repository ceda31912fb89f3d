// npm run sbom: writes the list of the packages in the release, from the lock file, into build/release.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { reproduciblePackageList } from './deploy/packageList.ts';
import { ROOT } from './run/command.ts';
import { say } from './run/output.ts';
import { npm } from './run/npm.ts';

const FILE = path.join(ROOT, 'build/release/sbom.cdx.json');
const Product = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }));

/** The list as text; what only tests and builds need is not in the release. */
export async function packageList(): Promise<string> {
  const { name } = v.parse(Product, readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const printed = await npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']);
  return reproduciblePackageList(printed, name);
}

/** Writes the list. @returns the exit code */
export async function writePackageList(): Promise<number> {
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, await packageList());
  say(`Wrote ${path.relative(ROOT, FILE)}.`);
  return 0;
}

if (import.meta.main) process.exitCode = await writePackageList();
