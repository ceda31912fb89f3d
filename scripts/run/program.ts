// Finds programs of the machine.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The program that one of these variables of the environment names.
 * @returns undefined when none is set
 * @throws Error when the first that is set names a file that cannot be started
 */
export function namedProgram(variables: readonly string[]): string | undefined {
  for (const name of variables) {
    const file = process.env[name];
    if (file === undefined || file === '') continue;
    if (!isExecutable(file))
      throw new Error(`${name} is set to ${file}, which is not a program that can be started.`);
    return file;
  }
  return undefined;
}

/**
 * The first of these that is on the PATH, or in one of the places.
 * @param places files, with their paths
 * @returns undefined when there is none
 */
export function installedProgram(
  names: readonly string[],
  places: readonly string[] = [],
): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...places].find(isExecutable);
}
