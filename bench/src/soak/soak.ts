import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../federation/open-browser.ts';
import { reached } from '../goals.ts';
import { benchPlatform } from '../platform.ts';
import { boardAt, CALL_EVERY_MS, type Served, TIME_ZONE } from './served-day.ts';
import { standInForBrowser } from './stand-in.ts';

export type SoakOptions = {
  /** Days of each stretch. */
  days: number;
  /** Where the display is served already; by default a platform starts for it. */
  at?: string | undefined;
};

/** Each stretch begins on a Monday and has a Sunday on which the clocks change. */
const STRETCHES = ['2026-10-19T06:00:00Z', '2027-03-22T06:00:00Z'];
const CALLS = 40;
/** A jump fires each timer once; flash, chime and voice are timers that follow one another. */
const PRESENTED_MS = [2_000, 2_000, 2_000, 2_000];
/** Until the board asks again after the night, before the first call. */
const MORNING_MS = 120_000;
const NIGHT_JUMPS = 12;
const GOAL_PERCENT = 10;
/** The first days fill caches and lists up to their bounds. */
const WARM_DAYS = 3;
const DAY_MS = 86_400_000;
const PAUSED_AFTER_MS = 600_000;

/** A board that stays on for simulated weeks: its heap, its clock over both changes of the clocks, each call said once. */
export async function soak({ days, at }: SoakOptions): Promise<boolean> {
  const platform = at === undefined ? await benchPlatform() : null;
  const browser = await openBrowser();
  try {
    const board = await openBoard(
      await browser.newPage({ locale: 'it-IT', timezoneId: TIME_ZONE }),
      {
        display: at ?? platform?.display ?? '',
      },
    );
    const heaps: number[] = [];
    let problems = 0;
    for (const start of STRETCHES.map(Date.parse)) {
      for (let day = 0; day < days; day += 1) {
        await board.forwardTo(start + day * DAY_MS);
        await board.serveADay();
        problems += await board.problems();
        heaps.push(await board.heapMb());
        console.log(`  ${board.date()} ${heaps.at(-1)?.toFixed(2)} MB`);
      }
    }
    const warm = heaps[Math.min(WARM_DAYS, heaps.length - 1)] ?? 0;
    const growth = (100 * ((heaps.at(-1) ?? 0) - warm)) / warm;
    console.log(`  ${heaps.length} days, ${heaps.length * CALLS} calls, ${problems} problems`);
    return reached('growth of the heap', growth, GOAL_PERCENT, ' %') && problems === 0;
  } finally {
    await browser.close();
    await platform?.stop();
  }
}

/** A page of the board, for which time passes only when it is moved. */
async function openBoard(page: Page, { display }: { display: string }) {
  const begin = Date.parse(STRETCHES[0] ?? '');
  let served: Served = { calls: 0, morning: begin, now: begin };
  let all = 0;
  await page.addInitScript(standInForBrowser);
  await page.clock.install({ time: begin });
  await page.route(/\/merchants\/7(\?.*)?$/, (route) => {
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ headers, json: boardAt(served).merchant });
  });
  await page.goto(`${display}/display/7`);
  await page.waitForSelector('h1');
  served = { ...served, now: begin + PAUSED_AFTER_MS };
  await page.clock.pauseAt(served.now);
  const devtools = await page.context().newCDPSession(page);

  const forward = async (ms: number) => {
    served = { ...served, now: served.now + ms };
    await page.clock.fastForward(ms);
  };
  const say = () =>
    page.evaluate(
      (data) => Reflect.get(window, 'say')(data),
      JSON.stringify(boardAt(served).message),
    );
  return {
    date: () => new Date(served.now).toISOString().slice(0, 10),
    /** Passes a night, or the months between two stretches. */
    async forwardTo(time: number) {
      const left = Math.max(0, time - served.now);
      for (let jump = 0; jump < NIGHT_JUMPS; jump += 1)
        await forward(Math.ceil(left / NIGHT_JUMPS));
    },
    async serveADay() {
      served = { ...served, calls: 0, morning: served.now };
      await say();
      await forward(MORNING_MS);
      served = { ...served, morning: served.now };
      for (let call = 1; call <= CALLS; call += 1) {
        served = { ...served, calls: call };
        await say();
        for (const ms of PRESENTED_MS) await forward(ms);
        await forward(served.morning + call * CALL_EVERY_MS - served.now);
      }
      all += CALLS;
    },
    problems: () => problemsOf(page, served, all),
    heapMb: () => heapMb(devtools),
  };
}

/** A wrong clock, a wrong number, and calls that were not said exactly once; prints and counts them. */
async function problemsOf(page: Page, { calls, now }: Served, all: number): Promise<number> {
  const time = new Intl.DateTimeFormat('it-IT', {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
  }).format(now);
  const shows = (text: string) => page.getByText(text, { exact: true }).first().isVisible();
  const said = await page.evaluate(() => Number(Reflect.get(window, 'said')));
  const found = [
    !(await shows(time)) && `the clock is not ${time}`,
    !(await shows(String(calls))) && `number ${calls} is not shown`,
    said !== all && `${said} of ${all} calls were said`,
  ].filter((problem) => problem !== false);
  for (const problem of found) console.log(`  ✗ ${problem}`);
  return found.length;
}

async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}
