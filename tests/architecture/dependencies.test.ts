// @vitest-environment node
// The supply of packages: exact versions, a lock file that agrees, no scripts at install time, a reason for each.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ROOT } from './sources.ts';

const Versions = v.optional(v.record(v.string(), v.string()), {});
const Package = v.object({
  dependencies: Versions,
  devDependencies: Versions,
  optionalDependencies: Versions,
  allowScripts: v.optional(v.record(v.string(), v.boolean()), {}),
});
const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.optional(v.string()), hasInstallScript: v.optional(v.boolean()) }),
  ),
});

function read(file: string): unknown {
  const parsed: unknown = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  return parsed;
}

const manifest = v.parse(Package, read('package.json'));
const lock = v.parse(Lock, read('package-lock.json'));
const wanted = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

describe('dependencies', () => {
  it('are pinned to one version each', () => {
    expect(Object.entries(wanted).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('are the ones in the lock file', () => {
    const differing = Object.entries(wanted).filter(
      ([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version,
    );
    expect(differing).toEqual([]);
  });

  it('run no scripts at install time unless the script is named and refused', () => {
    const scripted = Object.entries(lock.packages)
      .filter(([, entry]) => entry.hasInstallScript === true)
      .map(([name]) => name.replace(/^.*node_modules\//, ''))
      // fsevents exists on macOS alone and ships prebuilt.
      .filter((name) => name !== 'fsevents');
    expect(scripted.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
  });

  it('are explained one by one in ARCHITECTURE.md', () => {
    const text = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
    expect(Object.keys(wanted).filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
