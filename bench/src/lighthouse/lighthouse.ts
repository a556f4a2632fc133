import { createServer } from 'node:net';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { type Browser, type Page as BrowserPage, chromium } from 'playwright-core';
import { openBrowser } from '../federation/open-browser.ts';
import { atLeast } from '../goals.ts';
import { median } from '../load.ts';
import { benchPlatform, HOT_MERCHANT } from '../platform.ts';
import { type Audit, audit, CATEGORIES, PRESETS, type Preset, slowdownOfPhone } from './audit.ts';

/** A place with passes of every kind. */
const PARK = 'museo-delle-maree';
const PUBLIC_PAGES = ['/', `/m/${HOT_MERCHANT}`, `/aq/${PARK}`, '/signin', '/terms'];
/** A user of the demo data who has passes, the page of those, and the manager of a place where they are checked. */
const USER = 'anna@demo.turno.example';
const WALLET = '/my-tickets';
const MANAGER = 'marta@demo.turno.example';
const GATE = '/scan-create-pass';
const PASSWORD = 'turno-demo-2026';
const RUNS = 5;
const COMPLETE = 100;
const PERFORMANCE: Record<Preset, number> = { desktop: 95, mobile: 90 };

export type LighthouseOptions = {
  /** How often each page is looked at; the median counts. */
  runs?: number | undefined;
  /** Address of a host that runs already; the bench starts its own platform without one. */
  at?: string | undefined;
};

/** Lighthouse over the production build; returns whether every score of every page reaches its goal. */
export async function lighthouse({ runs = RUNS, at }: LighthouseOptions = {}): Promise<boolean> {
  const platform = at === undefined ? await benchPlatform() : null;
  const shell = at ?? platform?.shell ?? '';
  const port = await freePort();
  const browser = await openBrowser(undefined, [`--remote-debugging-port=${port}`]);
  try {
    const publicPages = PUBLIC_PAGES.map((path) => ({ path, isPrivate: false }));
    const isGood = await everyPage(publicPages, { shell, port, runs });
    const ticket = { path: await takeTicket(shell, port), isPrivate: true };
    const isTicketGood = await everyPage([ticket], { shell, port, runs });
    const asUser = async (email: string, paths: () => Promise<string[]>) => {
      await signIn(shell, port, email);
      const pages = (await paths()).map((path) => ({ path, isPrivate: true }));
      return everyPage(pages, { shell, port, runs });
    };
    const isWalletGood = await asUser(USER, async () => [
      WALLET,
      await passesPath(shell, port),
      await takePassTicket(shell, port),
    ]);
    const isGateGood = await asUser(MANAGER, async () => [GATE]);
    return isGateGood && isWalletGood && isTicketGood && isGood;
  } finally {
    await closed(browser);
    await platform?.stop();
  }
}

/** A private page is excluded from search. Only its holder sees it, so it is audited with that browser's session and cache. */
type Page = { path: string; isPrivate: boolean };

async function everyPage(
  pages: readonly Page[],
  { shell, port, runs }: { shell: string; port: number; runs: number },
): Promise<boolean> {
  let isGood = true;
  for (const preset of PRESETS) {
    for (const page of pages) {
      const audits: Audit[] = [];
      for (let run = 0; run < runs; run += 1) {
        const url = `${shell}${page.path}`;
        const slowdown = slowdownOfPhone(await processorIndex(port));
        audits.push(await audit({ url, port, preset, isReturning: page.isPrivate, slowdown }));
      }
      isGood = printAudits(preset, page, audits) && isGood;
    }
  }
  return isGood;
}

function printAudits(preset: Preset, { path, isPrivate }: Page, audits: readonly Audit[]): boolean {
  const judged = CATEGORIES.filter((name) => !(isPrivate && name === 'seo'));
  const reached = judged.map((name) => {
    const score = median(audits.map(({ scores }) => scores[name]));
    const goal = name === 'performance' ? PERFORMANCE[preset] : COMPLETE;
    return atLeast(`${preset} ${path} ${name}`, score, goal);
  });
  for (const { timings, slowdown } of audits) {
    const facts = timings.map(({ name, text }) => `${name} ${text}`).join(', ');
    console.log(
      `    ${facts}${preset === 'mobile' ? `, ${slowdown.toFixed(1)} times slower` : ''}`,
    );
  }
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

// Lighthouse may already have ended the connection, and closing twice rejects; all figures are read by then.
const closed = (browser: Browser) => browser.close().catch(() => undefined);

const WAIT_MS = 30_000;

/**
 * Takes a number as a guest in the browser that listens on a port, where Lighthouse looks too; returns the ticket's
 * path.
 */
function takeTicket(shell: string, port: number): Promise<string> {
  return withPage(port, async (page) => {
    await page.goto(`${shell}/m/${HOT_MERCHANT}`);
    await page.locator('a[href*="/take-number/"]').first().click();
    await page.waitForURL(/\/take-number\//);
    await page.getByRole('button', { name: /^(Take|Prendi)/ }).click({ timeout: WAIT_MS });
    await page.waitForURL(/\/reservation\//, { timeout: WAIT_MS });
    return new URL(page.url()).pathname;
  });
}

/** Signs an account of the demo data in, in the same browser, in place of who was signed in before. */
async function signIn(shell: string, port: number, email: string): Promise<void> {
  await withPage(port, async (page) => {
    await page.goto(`${shell}/terms`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${shell}/signin`);
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill(PASSWORD);
    await page.locator('form button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname !== '/signin', { timeout: WAIT_MS });
  });
}

/** Lighthouse's index of what the processor can do at this moment. */
function processorIndex(port: number): Promise<number> {
  return withPage(port, (page) => page.evaluate(pageFunctions.computeBenchmarkIndex));
}

/** The page of the first person whom the signed-in user has passes for. */
function passesPath(shell: string, port: number): Promise<string> {
  return withPage(port, async (page) => {
    await page.goto(`${shell}${WALLET}`);
    const person = page.locator('a[href*="/ticket-passes/"]').first();
    await person.waitFor({ timeout: WAIT_MS });
    return (await person.getAttribute('href')) ?? WALLET;
  });
}

/** Takes a number with a pass of the demo as the signed-in user; returns the ticket's path. */
function takePassTicket(shell: string, port: number): Promise<string> {
  return withPage(port, async (page) => {
    const joins = /^(Get in line|Mettiti in coda)/;
    await page.goto(`${shell}/aq/${PARK}`);
    await page.getByRole('button', { name: joins }).first().click({ timeout: WAIT_MS });
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox').first().check({ force: true, timeout: WAIT_MS });
    await sheet.getByRole('button', { name: joins }).click();
    await page.waitForURL(/\/show-pass\//, { timeout: WAIT_MS });
    return new URL(page.url()).pathname;
  });
}

/** Does something in a window of the browser that listens on a port. */
async function withPage<Result>(
  port: number,
  work: (page: BrowserPage) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    const page = await context?.newPage();
    if (!page) throw new Error('The browser has no window of its own.');
    const result = await work(page);
    await page.close();
    return result;
  } finally {
    await browser.close();
  }
}
