// Production is the same to the byte with and without the source of the mock backend and the pages for testers.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBuild } from '../budgets/traces.ts';
import { ROOT, runTool } from '../run/command.ts';
import { say } from '../run/output.ts';
import type { Step } from '../run/step.ts';

const WITH = path.join(ROOT, 'build/same/with');
const WITHOUT = path.join(ROOT, 'build/same/without');

/**
 * What differs between two builds: one line a file.
 * @param one folder of the first build
 * @param other folder of the second
 */
export function differencesOf(one: string, other: string): readonly string[] {
  const [ofOne, ofOther] = [new Set(listBuild(one)), new Set(listBuild(other))];
  return [...new Set([...ofOne, ...ofOther])].toSorted().flatMap((file) => {
    if (!ofOther.has(file)) return [`${file} is only in ${one}`];
    if (!ofOne.has(file)) return [`${file} is only in ${other}`];
    const [first, second] = [one, other].map((folder) => readFileSync(path.join(folder, file)));
    return first?.equals(second ?? new Uint8Array()) ? [] : [`${file} differs`];
  });
}

const build = (outDir: string, isWithout: boolean): Promise<number> =>
  runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    environment: { BUILD_INTO: outDir, ...(isWithout && { WITHOUT_MOCK: 'yes' }) },
  });

async function compareBuilds(): Promise<number> {
  for (const [outDir, isWithout] of [
    [WITH, false],
    [WITHOUT, true],
  ] as const) {
    const code = await build(outDir, isWithout);
    if (code !== 0) return code;
  }
  const differences = differencesOf(WITH, WITHOUT);
  for (const line of differences) say(line);
  return differences.length === 0 ? 0 : 1;
}

export const SAME_BUILD: Step = {
  name: 'Production with and without what is for testers',
  alone: true,
  work: compareBuilds,
};
