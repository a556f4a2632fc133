import type { Browser, Page } from '@playwright/test';

export type Press = {
  /** Milliseconds from the press to the paint after it, the longest of its events. */
  painted: number;
  /** Milliseconds from the press to the frame that shows what is waited for. */
  shown: number;
};

type Pressed = { press: () => Promise<void>; text: string };

/** How many times slower than this machine a phone is. */
const SLOW_DOWN = 4;
const ROWS = 300;

/** A page without any framework that does a fixed piece of work at each press: what a press costs here and now. */
const BARE_PAGE = `<!doctype html><title>Bare</title><button>Press</button><output></output><script>
  document.querySelector('button').onclick = () => {
    const rows = Array.from({ length: ${ROWS} }, (_, row) => '<p>Row <b>' + row + '</b> of many</p>');
    document.querySelector('output').innerHTML = rows.join('') + '<p>Pressed</p>';
  };
</script>`;

/** Presses something once as on a phone, and answers how long the page took to show a text. */
export async function timedPress(page: Page, { press, text }: Pressed): Promise<Press> {
  const devtools = await page.context().newCDPSession(page);
  // What the page still does for itself is no part of the press.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(noteTimes, text);
  await press();
  const noted = await page.waitForFunction(() => {
    const { shown, painted } = Reflect.get(window, 'noted') as Press;
    return shown > 0 && painted > 0 ? { shown, painted } : null;
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (await noted.jsonValue()) as Press;
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

/** Runs in the page: from now on it notes how long a press takes to be painted, and when a text is there. */
function noteTimes(text: string): void {
  const noted = { painted: 0, shown: 0 };
  let pressedAt = 0;
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    const presses = list.getEntries().filter(({ name }) => /^(pointer|mouse|click)/.test(name));
    noted.painted = Math.max(noted.painted, ...presses.map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const onPress = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  addEventListener('click', onPress, true);
  new MutationObserver(() => {
    if (noted.shown > 0 || !document.body.textContent?.includes(text)) return;
    // One frame later it is painted.
    requestAnimationFrame(() => {
      noted.shown = performance.now() - pressedAt;
    });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
