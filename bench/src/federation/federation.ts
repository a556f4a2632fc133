import type { Browser } from 'playwright-core';
import { reached } from '../goals.ts';
import { median } from '../load.ts';
import { type BenchPlatform, benchPlatform, HOT_MERCHANT, merchantByName } from '../platform.ts';
import { visit } from './first-screen.ts';
import { buildMono, serveMono } from './mono.ts';
import { openBrowser } from './open-browser.ts';
import { printScripts, sumOf } from './print-scripts.ts';

const MONO_PORT = 24_040;
const LOADS = 7;
const BYTE_RATIO = 1.3;
const TIME_RATIO = 1.2;
const DISPLAY_KB = 150;
const FACTS_MS = 1_200;

/**
 * What federation costs the first screen of a phone, as ratios to the same sources in one bundle, and what the board
 * downloads alone. Returns whether all goals are reached.
 */
export async function federation(): Promise<boolean> {
  await buildMono();
  const platform = await benchPlatform();
  const stopMono = await serveMono(platform.gateway, MONO_PORT);
  const ours = await openBrowser();
  // The bundle answers at the host's own address, so that the gateway treats both pages alike.
  const { host } = new URL(platform.shell);
  const mono = await openBrowser(`MAP ${host} 127.0.0.1:${MONO_PORT}`);
  try {
    const isHomeGood = await home(platform.shell, ours, mono);
    const isEarly = await firstViews(platform, ours);
    return (await board(platform, ours)) && isHomeGood && isEarly;
  } finally {
    await Promise.all([ours.close(), mono.close()]);
    stopMono();
    await platform.stop();
  }
}

async function home(shell: string, ours: Browser, mono: Browser): Promise<boolean> {
  const wanted = { url: `${shell}/`, heading: '#root main h1' };
  const bytes = {
    ours: await visit(ours, { ...wanted, isSlow: false }),
    mono: await visit(mono, { ...wanted, isSlow: false }),
  };
  printScripts('federated', bytes.ours.scripts);
  printScripts('one bundle', bytes.mono.scripts);
  const times: { ours: number[]; mono: number[] } = { ours: [], mono: [] };
  for (let load = 0; load < LOADS; load += 1) {
    times.ours.push((await visit(ours, { ...wanted, isSlow: true })).paintedMs);
    times.mono.push((await visit(mono, { ...wanted, isSlow: true })).paintedMs);
  }
  printTimes('federated', times.ours);
  printTimes('one bundle', times.mono);
  const byteRatio = sumOf(bytes.ours.scripts) / sumOf(bytes.mono.scripts);
  const timeRatio = median(times.ours) / median(times.mono);
  const isLight = reached('home, script against one bundle', byteRatio, BYTE_RATIO);
  return reached('home, time to heading against one bundle', timeRatio, TIME_RATIO) && isLight;
}

/** How soon a phone paints what the server wrote into a page, and the heading of the application after it. */
async function firstViews({ gateway, shell }: BenchPlatform, browser: Browser): Promise<boolean> {
  const { id, vanity, queues } = await merchantByName(gateway, HOT_MERCHANT);
  const paths = ['/', `/m/${vanity}`, `/take-number/${id}/${queues[0]?.id}`];
  let isEarly = true;
  for (const path of paths) {
    const facts: number[] = [];
    const headings: number[] = [];
    for (let load = 0; load < LOADS; load += 1) {
      const slow = { url: `${shell}${path}`, isSlow: true };
      facts.push((await visit(browser, { ...slow, heading: '#turno-first h1' })).paintedMs);
      headings.push((await visit(browser, { ...slow, heading: '#root main h1' })).paintedMs);
    }
    printTimes(path, headings);
    isEarly = reached(`${path}, facts painted`, median(facts), FACTS_MS, ' ms') && isEarly;
  }
  return isEarly;
}

async function board({ gateway, display }: BenchPlatform, browser: Browser): Promise<boolean> {
  const { id } = await merchantByName(gateway, HOT_MERCHANT);
  const url = `${display}/display/${id}`;
  const seen = await visit(browser, { url, heading: '[data-panels] h1', isSlow: false });
  printScripts('board alone', seen.scripts);
  return reached('board alone, script', sumOf(seen.scripts) / 1_000, DISPLAY_KB, ' kB');
}

function printTimes(title: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b).map((each) => each.toFixed(0));
  console.log(`  ${title}, heading painted: ${median(times).toFixed(0)} ms (${sorted.join(' ')})`);
}
