// A process of its own for each build, so that two cores build two pages.
import { REMOTE_NAMES } from '@turno/shared-types';
import { ensureRelease, ensureShell } from '../../delivery/index.ts';

const [page, releasesDir = ''] = process.argv.slice(2);
const remote = REMOTE_NAMES.find((name) => name === page);
const built = remote ? await ensureRelease(remote, { releasesDir }) : await ensureShell();
// The last line names the version.
process.stdout.write(`\n${'version' in built ? built.version : ''}\n`, () => {
  // A compiler may leave workers behind.
  process.exit(0);
});
