// npm itself, for the few things that only it knows.
import { execFile } from 'node:child_process';
import { NODE, ROOT } from './command.ts';

/** The list of a thousand packages is some megabytes long. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Runs npm in the project's folder.
 * @returns what it printed, whatever its exit code: an audit that finds something ends with 1
 * @throws Error when it could not be started, or printed nothing
 */
export function npm(args: readonly string[]): Promise<string> {
  // The npm that started this script, where one did.
  const own = process.env['npm_execpath'];
  const [program, before] = own === undefined ? ['npm', []] : [NODE, [own]];
  return new Promise((resolve, reject) => {
    execFile(program, [...before, ...args], { cwd: ROOT, maxBuffer: MOST_BYTES }, (error, printed, said) => {
      if (printed.trim() === '') reject(new Error(`npm ${args.join(' ')}: ${error?.message ?? said}`));
      else resolve(printed);
    });
  });
}
