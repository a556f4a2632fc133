import type { Page } from 'playwright-core';
import { median } from '../load.ts';
import { SLOW_DOWN } from '../press/press-times.ts';

/** Milliseconds from one frame to the next. */
export type Frames = { median: number; longest: number };

/** The frames of a page, slowed down as a phone, while something happens. */
export async function framesWhile(page: Page, work: () => Promise<void>): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.evaluate(recordFrames);
  await work();
  const frames = await page.evaluate(() => Reflect.get(window, 'endFrames')() as number[]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return { median: median(frames), longest: Math.max(...frames) };
}

/** Runs in the page. */
function recordFrames(): void {
  const frames: number[] = [];
  let isOver = false;
  let before = performance.now();
  const next = () => {
    const now = performance.now();
    frames.push(now - before);
    before = now;
    if (!isOver) requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  const endFrames = () => {
    isOver = true;
    return frames;
  };
  Object.assign(window, { endFrames });
}
