import { expect, type Page } from '@playwright/test';
import { openSheet } from '../../pages/open-sheet.ts';
import { test } from '../../support/test.ts';

test.use({ isMobile: false, deviceScaleFactor: 1, viewport: { width: 1000, height: 700 } });

const pageWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

test('SHL-010 the page behind an open sheet follows a window that becomes narrower', async ({
  page,
}) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const sheet = await openSheet(page);
  for (const width of [700, 375]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => pageWidth(page)).toBe(width);
    await expect(sheet).toBeInViewport({ ratio: 0.95 });
  }
});
