import { expect } from '@playwright/test';
import type { Queue } from '@turno/shared-types';
import { TakeNumberPage } from '../../pages/number-pages.ts';
import { openSheet } from '../../pages/open-sheet.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

test('S-21 a ticket is called again, kept aside, brought back, put back and moved, and its page follows', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const merchant = await ownMerchant('marta', 'Dopo la chiamata');
  const queue = firstQueueOf(merchant);
  const { accessToken: token } = await signedIn('marta');
  const body = { name: 'Ritiro', capacity: 1, defaultWaitingTime: 300 };
  const path = `/private/merchants/${merchant.id}/queues`;
  const added = await ask(path, { method: 'POST', token, body });
  expect([added.status, added.text]).toEqual([201, added.text]);
  const { id: otherId } = added.json as Queue;

  const { email, password } = account('marta');
  const dashboard = new DashboardPage(
    await (await browser.newContext({ locale: 'en-GB' })).newPage(),
  );
  await dashboard.signIn(email, password);
  await dashboard.choosePlace(merchant.name);
  await new TakeNumberPage(page).open(merchant.id, queue.id);
  await new TakeNumberPage(page).takeFor(1);
  await takenTicket(queue.lineUp, await guest());

  const press = (name: string) => dashboard.page.getByRole('button', { name, exact: true }).click();
  const headline = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
  /** Right after a call the button ignores a double press; a person presses again. */
  const call = async (number: number) => {
    const name = `Call ${number}`;
    await expect(dashboard.callButton).toHaveAccessibleName(name);
    const button = dashboard.page.getByRole('button', { name });
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 1_000 });
      await expect(button).toBeHidden({ timeout: 2_000 });
    }).toPass();
  };

  await call(1);
  await headline('Please come now');
  await test.step('called again, kept aside, brought back', async () => {
    await press('Repeat the call');
    await headline('Please come now');
    await press('Did not come');
    await headline('Your number has been set aside');
    await press('Bring back 1');
    await headline('Please come now');
  });
  await test.step('put back behind the only other number', async () => {
    await press('Put back in the queue');
    const sheet = await openSheet(dashboard.page);
    await sheet.getByRole('button', { name: 'To the end of the queue', exact: true }).click();
    await expect(page.getByText('You are waiting again', { exact: false })).toBeVisible();
    await expect(page.getByText('1 number before yours').first()).toBeVisible();
    await call(2);
    await headline('You are next');
  });
  await test.step('moved to another queue', async () => {
    await press('Move 1');
    const sheet = await openSheet(dashboard.page);
    await sheet.getByRole('button', { name: 'Ritiro', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/reservation/${merchant.id}/${otherId}$`));
    await expect(page.getByText('The staff moved you here from', { exact: false })).toBeVisible();
    await headline('You are next');
  });
});
