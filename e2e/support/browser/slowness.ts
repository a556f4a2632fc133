import type { Browser } from '@playwright/test';
import { barePress } from './press-times.ts';

/** How long a press of the bare page takes on the reference machine, on which budgets in seconds were set. */
const USUAL_MS = 60;
const PRESSES = 3;

/**
 * The factor by which this machine is now slower than the reference machine, at least 1. Tests multiply budgets in
 * seconds by it, so that they measure the product and not the load of the machine.
 */
export async function slowness(browser: Browser): Promise<number> {
  const presses: number[] = [];
  for (let count = 0; count < PRESSES; count += 1) presses.push((await barePress(browser)).shown);
  const [, median = 0] = presses.toSorted((a, b) => a - b);
  return Math.max(1, median / USUAL_MS);
}
