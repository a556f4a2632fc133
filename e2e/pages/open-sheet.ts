import { expect, type Locator, type Page } from '@playwright/test';

/** Wholly in sight, and with the focus inside, also where a shadow root lies between. */
const OPEN = '[data-expanded] [role="dialog"]:focus-within';

/** The sheet that was asked for, once it has slid in. */
export async function openSheet(page: Page): Promise<Locator> {
  await expect(page.locator(OPEN)).toBeVisible();
  return page.getByRole('dialog');
}
