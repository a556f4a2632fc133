import type { Browser, CDPSession } from 'playwright-core';
import { type Session, storeSession } from './open-browser.ts';

export type Visit = {
  /** Milliseconds from the start of the navigation until the heading is painted. */
  paintedMs: number;
  /** What came over the wire as script, compressed and with headers, in bytes by file. */
  scripts: Script[];
  /** What came when the link was followed. */
  later: Script[];
};

export type Script = { file: string; bytes: number };

type Wanted = {
  url: string;
  /** Selector of what the first screen is about. */
  heading: string;
  /** Slow 4G and a processor four times as slow; else as the machine is. */
  isSlow: boolean;
  /** Of a person who has signed in. */
  session?: Session;
  /** Selector of a link that is followed once the page is quiet. */
  link?: string;
};

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'it-IT',
};
const KILOBIT = 1_024 / 8;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474.56 * KILOBIT,
  uploadThroughput: 1_474.56 * KILOBIT,
};
const QUIET_MS = 1_500;

/** One visit with nothing in any cache, until the heading is painted and no more script arrives. */
export async function visit(browser: Browser, wanted: Wanted): Promise<Visit> {
  const { url, heading, isSlow, session: stored, link } = wanted;
  const context = await browser.newContext(PHONE);
  if (stored) await storeSession(context, stored);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const watch = watchScripts(session);
  await page.addInitScript(reportWhenPainted, heading);
  await page.goto(url, { waitUntil: 'commit' });
  // A page that fails ends the bench here; the promise in the page would wait for ever.
  await page.waitForSelector(heading);
  const paintedMs = await page.evaluate(() => (window as unknown as Page).painted);
  await watch.untilQuiet();
  const scripts = [...watch.scripts];
  if (link !== undefined) {
    await page.locator(link).first().click();
    await watch.untilQuiet();
  }
  await context.close();
  return { paintedMs, scripts, later: watch.scripts.slice(scripts.length) };
}

type Page = { painted: Promise<number> };

/** Runs in the page: the browser reports when a text whose box carries `elementtiming` was painted. */
function reportWhenPainted(heading: string): void {
  const marks = new MutationObserver(() => {
    const found = document.querySelector(heading);
    if (!found) return;
    // The browser reports a text under its own box, which may be a part of the heading.
    for (const box of [found, ...found.querySelectorAll('*')]) {
      box.setAttribute('elementtiming', 'heading');
    }
    marks.disconnect();
  });
  marks.observe(document, { childList: true, subtree: true });
  const painted = new Promise<number>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const [entry] = list.getEntries();
      if (entry && 'renderTime' in entry) resolve(Number(entry.renderTime));
    });
    observer.observe({ type: 'element', buffered: true });
  });
  Object.assign(window, { painted });
}

function watchScripts(session: CDPSession) {
  const open = new Map<string, string>();
  const scripts: Script[] = [];
  let changedAt = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (!/\.m?js$/.test(pathname)) return;
    open.set(requestId, pathname.split('/').at(-1) ?? '');
    changedAt = Date.now();
  });
  const onEnd = (requestId: string, bytes: number) => {
    const file = open.get(requestId);
    if (file === undefined) return;
    open.delete(requestId);
    scripts.push({ file, bytes });
    changedAt = Date.now();
  };
  session.on('Network.loadingFinished', (end) => onEnd(end.requestId, end.encodedDataLength));
  session.on('Network.loadingFailed', (end) => onEnd(end.requestId, 0));
  return {
    scripts,
    async untilQuiet() {
      changedAt = Date.now();
      while (open.size > 0 || Date.now() - changedAt < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}
