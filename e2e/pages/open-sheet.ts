import { expect, type Locator, type Page } from '@playwright/test';

/** Has entered and holds the focus, which comes last; also where a shadow root lies between. */
const ENTERED = '[role="dialog"]:focus-within:not([data-entering] *)';

/**
 * Waits until the requested sheet has scrolled into sight. `data-expanded` would say so too, but a sheet of a fractional
 * height may never reach the full intersection that sets it.
 */
export async function openSheet(page: Page): Promise<Locator> {
  await expect(page.locator(ENTERED)).toBeVisible();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeInViewport({ ratio: 0.95 });
  return sheet;
}
