import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES, type RemoteName } from '@turno/shared-types';
import { describeTakenBack } from '../releases/index.ts';
import { readSettings } from '../settings/settings.ts';
import { provideSigningKeys } from '../signing/index.ts';
import { describeChannels } from './channels.ts';
import {
  type Plan,
  planPin,
  planPromotion,
  planRelease,
  planRollback,
  planUnpin,
} from './plans.ts';
import { PROJECT } from './project.ts';
import { ensureShell, isShellFresh } from './shell-build.ts';

const { releasesDir, dataDir } = readSettings(process.env, PROJECT);
provideSigningKeys({ dataDir, releasesDir }, process.env);
const { stdin, stdout } = process;

function remoteOf(folder: string): RemoteName {
  const name = basename(folder);
  const remote = REMOTE_NAMES.find((each) => each === name);
  if (!remote) throw new Error(`${name} is no remote: name one of ${REMOTE_NAMES.join(', ')}.`);
  return remote;
}

/** The host has no pointer: its servers serve the build that is current when they start. */
async function releaseHost(canary: string | undefined, isDry: boolean): Promise<void> {
  if (canary !== undefined) throw new Error('The host has no canary: leave --canary out.');
  if (isDry) {
    const then = isShellFresh() ? 'would stay as it is' : 'would be built';
    stdout.write(`The host ${then}.\nNothing was changed.\n`);
    return;
  }
  const { isBuilt, dist } = await ensureShell();
  const what = isBuilt ? 'The host is built' : 'The host was built from these sources before';
  stdout.write(`${what}: ${dist}. Its servers serve it from their next start.\n`);
}

type Given = { canary: string | undefined; words: string[] };

async function planFor(verb: string, name: RemoteName, { canary, words }: Given): Promise<Plan> {
  const [clientKey, version] = words;
  if (verb === 'release') {
    // An empty variable in a script is not a share of 0 %.
    const share = canary === undefined ? {} : { canary: Number(canary || Number.NaN) };
    return planRelease(name, { releasesDir, ...share });
  }
  if (verb === 'promote') return planPromotion(name, { releasesDir });
  if (verb === 'rollback') return planRollback(name, { releasesDir });
  if (clientKey === undefined) throw new Error('Name the client key of the partner.');
  if (verb === 'unpin') return planUnpin(name, { releasesDir, clientKey });
  return planPin(name, { releasesDir, clientKey, ...(version ? { version } : {}) });
}

/** Asks at a terminal whether to go on; elsewhere, and with `--yes`, the command goes on. */
async function isConfirmed(isSure: boolean): Promise<boolean> {
  if (isSure || !stdin.isTTY || !stdout.isTTY) return true;
  const dialogue = createInterface({ input: stdin, output: stdout });
  const answer = await dialogue.question('Go on? [y/N] ');
  dialogue.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Runs one command for the package in whose folder it was started: shows what changes, then changes it. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const [verb = '', folder = '', ...words] = positionals;
  if (verb === 'release' && basename(folder) === 'shell')
    return releaseHost(values.canary, values['dry-run']);
  const name = remoteOf(folder);
  const plan = await planFor(verb, name, { canary: values.canary, words });
  stdout.write(`${name} now: ${describeChannels(plan.before)}\n`);
  const tried = plan.before?.canary?.version;
  const takenBack = tried === undefined ? null : describeTakenBack(releasesDir, name, tried);
  if (takenBack !== null) stdout.write(`${takenBack}\n`);
  stdout.write(`${name} then: ${describeChannels(plan.after)}\n`);
  if (values['dry-run'] || !(await isConfirmed(values.yes))) {
    stdout.write('Nothing was changed.\n');
    return;
  }
  await plan.apply();
  stdout.write('Done: pages follow when they are loaded again.\n');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
