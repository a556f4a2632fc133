import { expect } from '@playwright/test';
import type { Merchant } from '@turno/shared-types';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { ownMerchant } from '../../support/own-merchant.ts';
import { mailedPath } from '../../support/platform/mails.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { merchant: ownAddress, shell } = platformUrls();

for (const { where, address } of [
  { where: 'in the shell', address: shell },
  { where: 'at the remote’s own address', address: ownAddress },
]) {
  test(`S-08 a colleague works at a desk, takes the merchant over, removes the former owner and closes it for good, ${where}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000);
    const merchant = await ownMerchant('marta', 'Bottega da cedere');
    const newDevice = async (baseURL: string) =>
      (await browser.newContext({ locale: 'en-GB', baseURL })).newPage();

    const owner = new DashboardPage(await newDevice(address));
    const marta = account('marta');
    const piero = account('piero');
    await owner.signIn(marta.email, marta.password);
    await owner.choosePlace(merchant.name);
    await owner.page.getByRole('link', { name: 'People who work at this place' }).click();
    await owner.page.getByLabel('E-mail').fill(piero.email);
    await owner.page.getByLabel('Role', { exact: true }).selectOption('Desk');
    await owner.page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(owner.page.getByRole('button', { name: /^Revoke the invitation/ })).toBeVisible();

    const next = new DashboardPage(await newDevice(address));
    await next.page.goto(await mailedPath(piero.email, 'manager-invitation', merchant.name));
    await next.page.getByLabel('E-mail').fill(piero.email);
    await next.page.getByLabel('Password', { exact: true }).fill(piero.password);
    await next.page.getByRole('button', { name: 'Sign in' }).click();
    await next.page.getByRole('button', { name: 'Accept the invitation' }).click();
    await next.page.getByRole('heading', { level: 1 }).filter({ hasText: 'Manage' }).waitFor();

    await next.choosePlace(merchant.name);
    await next.page.goto('/merchant-settings');
    const notPermitted = { name: 'This page is not for your role' };
    await expect(next.page.getByRole('heading', notPermitted)).toBeVisible();

    await owner.page.getByLabel('New owner').selectOption({ index: 1 });
    await owner.page.getByRole('button', { name: 'Hand over' }).click();
    const handingOver = owner.page.getByRole('dialog');
    await handingOver.getByRole('button', { name: 'Hand over' }).click();
    await owner.page.getByRole('link', { name: 'Staff activity' }).click();
    await expect(owner.page.getByText('Invitation accepted')).toBeVisible();
    await expect(owner.page.getByText('Place handed over')).toBeVisible();

    await next.page.goto('/merchant-managers');
    await next.page.getByRole('button', { name: /^Remove / }).click();
    const removing = next.page.getByRole('dialog');
    await removing.getByRole('button', { name: 'Remove', exact: true }).click();
    // Her open page says so within seconds and leads to another merchant; every command of hers is rejected.
    const left = { name: 'You no longer work at this place' };
    await expect(owner.page.getByRole('heading', left)).toBeVisible();
    await owner.page.getByRole('button', { name: /^Continue with / }).click();
    await expect(owner.page.getByText(merchant.name)).toHaveCount(0);
    const { accessToken } = await signedIn('marta');
    const managers = `/private/merchants/${merchant.id}/managers`;
    expect((await ask(managers, { token: accessToken })).status).toBe(403);

    const queue = merchant.queues[0];
    await new TakeNumberPage(page).open(merchant.id, queue?.id ?? 0);
    await new TakeNumberPage(page).takeFor(2);
    await expect(new TicketPage(page).number).toBeVisible();
    const board = await newDevice(shell);
    await board.goto(`/display/${merchant.id}`);
    await expect(board.getByText(merchant.name)).toBeVisible();

    await next.page.getByRole('button', { name: 'Close for good' }).click();
    const closing = next.page.getByRole('dialog');
    await closing.getByRole('textbox').fill(merchant.name);
    await closing.getByRole('button', { name: 'Close for good' }).click();
    await expect(next.page.getByText('This place has closed for good').first()).toBeVisible();

    const closed = `${merchant.name} has closed for good`;
    await expect(page.getByRole('heading', { name: closed })).toBeVisible();
    await expect(board.getByText(closed)).toBeVisible();
    const visitor = await newDevice(shell);
    await visitor.goto(`/m/${merchant.vanity}`);
    await expect(visitor.getByText(closed)).toBeVisible();
    const listed = await ask(`/public/merchants?q=${encodeURIComponent(merchant.name)}`);
    expect((listed.json as Merchant[]).map(({ id }) => id)).not.toContain(merchant.id);
  });
}
