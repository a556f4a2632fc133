import { expect } from '@playwright/test';
import type { Session } from '@turno/shared-types';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { signedIn } from '../../support/demo-data.ts';
import { ownMerchant } from '../../support/own-merchant.ts';
import { newStaff } from '../../support/staff.ts';
import { test } from '../../support/test.ts';

test('S-08 a former owner, who handed the place over, leaves it', async ({ browser }) => {
  const marta: Session = await signedIn('marta');
  const merchant = await ownMerchant('marta', 'Bottega lasciata');
  const next = await newStaff(merchant, 'manager', marta.accessToken);
  const page = await (await contextOf(browser, marta, {})).newPage();
  await page.goto('/manage-merchant');
  await new DashboardPage(page).choosePlace(merchant.name);
  await page.goto('/merchant-managers');
  await page.getByLabel('New owner').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();

  await page.getByRole('button', { name: 'Leave the place' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(
    page.getByText(/^You have left Bottega lasciata.+ask for a new invitation/),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Continue with / }).click();
  await expect(page.getByText(merchant.name)).toHaveCount(0);
  const path = `/private/merchants/${merchant.id}/managers`;
  expect((await ask(path, { token: marta.accessToken })).status).toBe(403);
  const team = (await ask(path, { token: next.token })).json as {
    managers: { userId: number; role: string }[];
  };
  expect(team.managers).toMatchObject([{ userId: next.id, role: 'owner' }]);
});
