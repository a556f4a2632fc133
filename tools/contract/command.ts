import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '@turno/shared-types';
import { readPointer } from '../delivery/pointer.ts';
import { PROJECT } from '../delivery/project.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { releaseFolder } from '../releases/index.ts';
import { breaksOf, breaksOfKnown } from './breaks.ts';
import type { Contract } from './document.ts';
import { KEPT, presentContract, publish, readPublished } from './kept.ts';

// `npm run contract`: what would break between released pages and the present services, and the other way round.

const { releasesDir } = readSettings(process.env, PROJECT);

function told(what: string, breaks: readonly string[]): boolean {
  const outcome = breaks.length === 0 ? 'nothing breaks' : `${breaks.length} breaks`;
  process.stdout.write(
    [`${what}: ${outcome}`, ...breaks.map((each) => `  ${each}`), ''].join('\n'),
  );
  return breaks.length > 0;
}

/** The contracts that the live versions of remotes were built against. */
function livePages(): { name: string; pages: Contract }[] {
  const { remotes } = readPointer(releasesDir);
  return REMOTE_NAMES.flatMap((name) => {
    const version = remotes[name]?.version;
    const file = version && join(releaseFolder(releasesDir, name, version), KEPT);
    if (!file || !existsSync(file)) return [];
    return [{ name: `${name} ${version}`, pages: JSON.parse(readFileSync(file, 'utf8')) }];
  });
}

function main(): void {
  const { values } = parseArgs({ options: { publish: { type: 'boolean', default: false } } });
  const present: Contract = JSON.parse(presentContract(PROJECT) ?? '{}');
  if (values.publish) {
    publish(PROJECT, present);
    process.stdout.write('The present contract is that of the released services now.\n');
    return;
  }
  const published = readPublished(PROJECT);
  const outcomes = [
    told(
      'Pages of the last release at the present services',
      breaksOf({ pages: published, services: present }),
    ),
    ...livePages().map(({ name, pages }) =>
      told(
        `${name}, which is live, at the present services`,
        breaksOf({ pages, services: present }),
      ),
    ),
    told(
      'Present pages at the services of the last release',
      breaksOfKnown({ pages: present, services: published }),
    ),
  ];
  if (outcomes.includes(true)) process.exitCode = 1;
}

main();
