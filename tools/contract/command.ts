import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '@turno/shared-types';
import { CONTRACT_FILE, presentContract } from '../delivery/built-contract.ts';
import { keepLastRelease } from '../delivery/last-release.ts';
import { readPointer } from '../delivery/pointer.ts';
import { PROJECT } from '../delivery/project.ts';
import { releaseFolder } from '../releases/index.ts';
import { readSettings } from '../settings/settings.ts';
import { breaksOf, breaksOfKnown } from './breaks.ts';
import type { Contract } from './document.ts';
import { lastReleaseIn, runJourneys } from './journeys.ts';
import { publish, readPublished } from './published.ts';
import { KEEP_OLD_PAGES, reportOf, SERVICES_FIRST } from './report.ts';

// `npm run contract`: what would break between released pages and the present services, and the other way round.

const { releasesDir, dataDir } = readSettings(process.env, PROJECT);
const kept = lastReleaseIn(dataDir);
const write = (text: string) => void process.stdout.write(text);

/** The contracts that the live versions of remotes were built against. */
function livePages(): { name: string; pages: Contract }[] {
  const { remotes } = readPointer(releasesDir);
  return REMOTE_NAMES.flatMap((name) => {
    const version = remotes[name]?.version;
    const file = version && join(releaseFolder(releasesDir, name, version), CONTRACT_FILE);
    if (!file || !existsSync(file)) return [];
    return [
      { name: `${name} ${version}, which is live,`, pages: JSON.parse(readFileSync(file, 'utf8')) },
    ];
  });
}

/** Notes the present contract, and keeps the pages that are live, as what was released last. */
function publishAll(present: Contract): void {
  publish(PROJECT, present);
  write('The present contract is that of the released services now.\n');
  const versions = keepLastRelease(releasesDir, kept);
  const pages =
    versions.length > 0
      ? `${kept} keeps ${versions.join(', ')}.`
      : 'No pages are live: none are kept.';
  write(`${pages}\n`);
}

/** Prints what would break; returns whether anything would. */
function compare(present: Contract): boolean {
  const published = readPublished(PROJECT);
  const old = [{ name: 'Pages of the last release', pages: published }, ...livePages()];
  const comparisons = [
    ...old.map(({ name, pages }) => ({
      what: `${name} at the present services`,
      breaks: breaksOf({ pages, services: present }),
      advice: KEEP_OLD_PAGES,
    })),
    {
      what: 'Present pages at the services of the last release',
      breaks: breaksOfKnown({ pages: present, services: published }),
      advice: SERVICES_FIRST,
    },
  ];
  for (const { what, breaks, advice } of comparisons) write(reportOf(what, breaks, advice));
  return comparisons.some(({ breaks }) => breaks.length > 0);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      publish: { type: 'boolean', default: false },
      journeys: { type: 'boolean', default: false },
      // An installed checkout of the last release, whose services the present pages meet.
      services: { type: 'string' },
    },
  });
  if (values.journeys) {
    const { services } = values;
    const old = services ? { services } : { pages: process.env.E2E_RELEASES || kept };
    if (!(await runJourneys(PROJECT, old))) process.exitCode = 1;
    return;
  }
  const present: Contract = JSON.parse(presentContract(PROJECT) ?? '{}');
  if (values.publish) publishAll(present);
  else if (compare(present)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
