// A process of its own for each build, so that two cores build two pages.
import { REMOTE_NAMES } from '@turno/shared-types';
import { ensureRelease, ensureShell } from '../delivery/index.ts';

const [page, releasesDir = ''] = process.argv.slice(2);
const remote = REMOTE_NAMES.find((name) => name === page);
if (remote) await ensureRelease(remote, { releasesDir });
else await ensureShell();
// A compiler may leave workers behind.
process.exit(0);
