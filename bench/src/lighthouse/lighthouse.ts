import { createServer } from 'node:net';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../federation/open-browser.ts';
import { atLeast } from '../goals.ts';
import { median } from '../load.ts';
import { benchPlatform, HOT_MERCHANT } from '../platform.ts';
import { type Audit, audit, CATEGORIES, PRESETS, type Preset } from './audit.ts';

const PAGES = ['/', `/m/${HOT_MERCHANT}`, '/signin', '/terms'];
const RUNS = 5;
const COMPLETE = 100;
const PERFORMANCE: Record<Preset, number> = { desktop: 95, mobile: 90 };

export type LighthouseOptions = {
  /** How often each page is looked at; the median counts. */
  runs?: number | undefined;
  /** Address of a host that runs already; the bench starts its own platform without one. */
  at?: string | undefined;
};

/** Lighthouse over the production build; answers whether every score of every page reaches its goal. */
export async function lighthouse({ runs = RUNS, at }: LighthouseOptions = {}): Promise<boolean> {
  const platform = at === undefined ? await benchPlatform() : null;
  const shell = at ?? platform?.shell ?? '';
  const port = await freePort();
  const browser = await openBrowser(undefined, [`--remote-debugging-port=${port}`]);
  try {
    return await everyPage(shell, port, runs);
  } finally {
    await closed(browser);
    await platform?.stop();
  }
}

async function everyPage(shell: string, port: number, runs: number): Promise<boolean> {
  let isGood = true;
  for (const preset of PRESETS) {
    for (const path of PAGES) {
      const audits: Audit[] = [];
      for (let run = 0; run < runs; run += 1) {
        audits.push(await audit({ url: `${shell}${path}`, port, preset }));
      }
      isGood = told(preset, path, audits) && isGood;
    }
  }
  return isGood;
}

function told(preset: Preset, path: string, audits: readonly Audit[]): boolean {
  const scores = CATEGORIES.map((name) => ({
    name,
    score: median(audits.map(({ scores: each }) => each[name])),
    goal: name === 'performance' ? PERFORMANCE[preset] : COMPLETE,
  }));
  const reached = scores.map(({ name, score, goal }) =>
    atLeast(`${preset} ${path} ${name}`, score, goal),
  );
  const facts = audits[0]?.timings.map(({ name, text }) => `${name} ${text}`).join(', ');
  console.log(`    ${facts}`);
  const complaints = new Set(audits.flatMap(({ complaints: each }) => each));
  for (const complaint of complaints) console.log(`    - ${complaint}`);
  return reached.every(Boolean);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

// The last page that was looked at is closed by Lighthouse; the browser is ours.
const closed = (browser: Browser) => browser.close().catch(() => undefined);
