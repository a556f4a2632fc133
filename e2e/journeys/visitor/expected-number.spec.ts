import { expect } from '@playwright/test';
import { TakeNumberPage } from '../../pages/number-pages.ts';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

test('CON-029 the number to expect is on screen before the network has answered anything', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/lineup', async (route) => {
    await held.promise;
    await route.continue();
  });
  const take = new TakeNumberPage(page);
  const merchant = await merchantAt('forno-aurora');
  await take.open(merchant.id, ticketQueueOf(merchant).id);
  await expect(take.button).toBeEnabled();
  await take.button.click();
  await expect(page.getByText('It should be number')).toBeVisible();
  expect(page.url()).toContain('/take-number/');
  held.resolve();
  await page.waitForURL(/\/reservation\//);
});
