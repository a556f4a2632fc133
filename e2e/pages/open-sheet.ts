import { expect, type Locator, type Page } from '@playwright/test';

/** No longer on its way in, and with the focus, which comes last: a shadow root in between makes no difference. */
const SETTLED = '[role="dialog"]:focus-within:not([data-entering] *)';

/**
 * The sheet that was asked for, once it stands still. It slides in by scrolling: whatever brings a part of it into
 * view before would be a swipe that closes it.
 */
export async function openSheet(page: Page): Promise<Locator> {
  await expect(page.locator(SETTLED)).toBeVisible();
  return page.getByRole('dialog');
}
