import { expect } from '@playwright/test';
import { openSheet } from '../../pages/open-sheet.ts';
import { WalletPage } from '../../pages/wallet-page.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { newCustomer, sharedFastTracks } from '../../support/passes.ts';
import { openDatabases } from '../../support/platform/database.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { shell } = platformUrls();
const PARK = 'museo-delle-maree';

test('PAS-013 PAS-028 CON-020 CON-071 of two phones without a camera that redeem one code at once, one wins and the other is told', async ({
  browser,
}) => {
  const code = await sharedFastTracks(1);
  const phones = await Promise.all(
    [1, 2].map(async () => {
      const { session } = await newCustomer();
      const context = await contextOf(browser, session, {});
      await context.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('denied', 'NotAllowedError'));
      });
      const page = await context.newPage();
      const wallet = new WalletPage(page);
      await page.goto(`${shell}/my-tickets?open=scan`);
      const sheet = await openSheet(page);
      await expect(sheet.getByText(/Permission denied/)).toBeVisible();
      await wallet.type(code);
      await wallet.name('Emma');
      return { page, wallet };
    }),
  );
  await Promise.all(phones.map(({ wallet }) => wallet.give()));
  const outcomes = await Promise.all(
    phones.map(async ({ page, wallet }) => {
      const told = page.getByText('These passes cannot be redeemed').first();
      await expect(wallet.person('Emma').or(told)).toBeVisible();
      return (await wallet.person('Emma').isVisible()) ? 'won' : 'told';
    }),
  );
  expect(outcomes.toSorted()).toEqual(['told', 'won']);
});

test('PAS-021 CON-072 CON-073 a pass of another day is expired and admits to nothing', async ({
  browser,
}) => {
  const { session } = await newCustomer();
  const page = await (await contextOf(browser, session, {})).newPage();
  const wallet = new WalletPage(page);
  await page.goto(`${shell}/my-tickets?open=manual`);
  await wallet.type(await sharedFastTracks(1));
  await wallet.name('Emma');
  await wallet.give();
  await wallet.person('Emma').click();
  await wallet.button('Activate for today for Emma').click();
  await (await openSheet(page)).getByRole('button', { name: 'Activate for today' }).click();
  await expect(page.getByText('Usable today')).toBeVisible();

  const databases = await openDatabases();
  const passes = databases.passes.collection('passes');
  await passes.updateOne({ userId: session.id }, { $set: { activatedOn: ['2026-01-01'] } });
  await databases.close();
  await page.reload();
  const expired = page.getByRole('region', { name: 'Expired passes' });
  await expect(expired).toContainText('Valid until 01/01/2026');
  await expectNoAxeViolations(page);
  await expired.getByRole('button', { name: /More info/ }).click();
  await expect((await openSheet(page)).getByText('Uses so far')).toBeVisible();

  await page.goto(`${shell}/aq/${PARK}`);
  await page
    .getByRole('region', { name: 'Fast Track' })
    .getByText(/Why is it not/)
    .click();
  await expect((await openSheet(page)).getByText(/needs a Fast Track/)).toBeVisible();
});
