// Steps of the matrix about what is delivered: the server in front of it, and the packages inside.
import { existsSync } from 'node:fs';
import { readAdvisories } from '../deploy/advisories.ts';
import { run } from '../run/command.ts';
import { npm } from '../run/npm.ts';
import { say } from '../run/output.ts';
import { installedProgram, namedProgram } from '../run/program.ts';
import type { Step } from '../run/step.ts';
import { print } from '../run/stepLines.ts';
import { packageList } from '../sbom.ts';

const findNginx = (): string | undefined =>
  namedProgram(['NGINX_PATH']) ?? installedProgram(['nginx'], ['/usr/sbin/nginx']);

async function installNginx(): Promise<void> {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) return;
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'Acquire::Retries=5', '-qq'];
  await run('apt-get', [...patient, 'update'], { environment });
  await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', 'nginx-light'], {
    environment,
  });
}

/** nginx, installed first where it is missing and can be. */
export const NGINX: Step = {
  name: 'nginx',
  work: async () => {
    if (findNginx() === undefined) await installNginx();
    const found = findNginx();
    say(
      found ??
        'No nginx found. Install it, or name it in NGINX_PATH: the configuration in deploy was NOT tried.',
    );
    return found === undefined ? 1 : 0;
  },
};

/** What is known against the packages. Where nobody can be asked, the line says so and nothing fails. */
export const AUDIT: Step = {
  name: 'Advisories about the packages',
  work: async () => {
    const { code, words } = readAdvisories(await npm(['audit', '--json']));
    print(`  ${words}`);
    return code;
  },
};

/** The list of packages is the same twice. */
export const PACKAGES: Step = {
  name: 'List of the packages, twice the same',
  work: async () => {
    const [first, second] = [await packageList(), await packageList()];
    print(`  ${first.split('"purl"').length - 1} packages are in a release, the product included.`);
    return first === second ? 0 : 1;
  },
};
