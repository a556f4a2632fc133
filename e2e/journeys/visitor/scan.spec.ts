import { expect } from '@playwright/test';
import { openSheet } from '../../pages/open-sheet.ts';
import { launchWithCamera } from '../../support/browser/fake-camera.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { shell } = platformUrls();

test('CON-001 CON-019 CON-021 a code in front of the camera leads to where a number is taken', async () => {
  const browser = await launchWithCamera(`${shell}/q/forno-aurora`);
  const context = await browser.newContext({ locale: 'en-GB', permissions: ['camera'] });
  const page = await context.newPage();
  await page.goto(shell);
  await page.getByRole('button', { name: 'Scan a QR code' }).click();
  await page.waitForURL(/\/take-number\//);
  await expect(page.getByRole('heading', { name: 'Forno Aurora' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await browser.close();
});

test('CON-020 without the camera’s permission that is said, and the code is typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Scan a QR code' }).click();
  const sheet = await openSheet(page);
  await expect(sheet.getByText(/Permission denied/)).toBeVisible();
  const field = sheet.getByRole('textbox');
  await field.fill(`${shell}/q/Forno-Aurora?from=door`);
  await field.press('Enter');
  await page.waitForURL(/\/take-number\//);
  await expect(page.getByRole('heading', { name: 'Forno Aurora' })).toBeVisible();
});
