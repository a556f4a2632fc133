import type { Browser, Page } from 'playwright-core';

export type Press = {
  /** Milliseconds from the press to the paint after it, the longest of its events. */
  painted: number;
  /** Milliseconds from the press to the frame that shows what is waited for. */
  shown: number;
};

type Pressed = { press: () => Promise<void>; text: string };

/** How many times slower than this machine a phone is. */
export const SLOW_DOWN = 4;
const ROWS = 300;

/** A page without any framework that does a fixed piece of work at each press, as a baseline for this machine. */
const BARE_PAGE = `<!doctype html><title>Bare</title><button>Press</button><output></output><script>
  document.querySelector('button').onclick = () => {
    const rows = Array.from({ length: ${ROWS} }, (_, row) => '<p>Row <b>' + row + '</b> of many</p>');
    document.querySelector('output').innerHTML = rows.join('') + '<p>Pressed</p>';
  };
</script>`;

/** Presses something once as on a phone, and returns how long the page took to show a text. */
export async function timedPress(page: Page, { press, text }: Pressed): Promise<Press> {
  const devtools = await page.context().newCDPSession(page);
  // Work that the page still has to finish is not part of the press.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(recordTimes, text);
  await press();
  const times = await page.waitForFunction(() => {
    const { shown, painted } = Reflect.get(window, 'times') as Press;
    return shown > 0 && painted > 0 ? { shown, painted } : null;
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (await times.jsonValue()) as Press;
}

/** Presses the bare page's button. */
export async function barePress(browser: Browser): Promise<Press> {
  const page = await browser.newPage();
  await page.setContent(BARE_PAGE);
  const press = () => page.getByRole('button').click();
  const times = await timedPress(page, { press, text: 'Pressed' });
  await page.close();
  return times;
}

/** Runs in the page: records how long a press takes to be painted, and when a text appears. */
function recordTimes(text: string): void {
  const times = { painted: 0, shown: 0 };
  let pressedAt = 0;
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    const presses = list.getEntries().filter(({ name }) => /^(pointer|mouse|click)/.test(name));
    times.painted = Math.max(times.painted, ...presses.map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const onPress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  addEventListener('click', onPress, true);
  new MutationObserver(() => {
    if (times.shown > 0 || !document.body.textContent?.includes(text)) return;
    // One frame later it is painted.
    requestAnimationFrame(() => {
      times.shown = performance.now() - pressedAt;
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
