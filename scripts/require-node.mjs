// Says in one line what is wrong when the Node that runs the scripts is too old to read TypeScript by itself.
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old for these scripts. "npm ci" brings Node 24 along on Linux and Windows ` +
      '(start through "npm run", without --omit=optional); elsewhere install Node 24 first.',
  );
  process.exit(1);
}
