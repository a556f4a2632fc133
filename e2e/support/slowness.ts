import type { Browser } from '@playwright/test';
import { barePress } from './press-times.ts';

/** What a press of the bare page takes on the machine that budgets in seconds were set on. */
const USUAL_MS = 60;
const PRESSES = 3;

/**
 * How many times slower this machine is, just now, than the one that budgets were set on; 1 where it is not. A budget in
 * seconds is multiplied by it: a test tells how good the product is, not how busy the machine.
 */
export async function slowness(browser: Browser): Promise<number> {
  const presses: number[] = [];
  for (let count = 0; count < PRESSES; count += 1) presses.push((await barePress(browser)).shown);
  const [, median = 0] = presses.toSorted((a, b) => a - b);
  return Math.max(1, median / USUAL_MS);
}
