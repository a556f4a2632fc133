import { expect, test } from '@playwright/test';
import type { Merchant } from '@turno/shared-types';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { ownMerchant } from '../../support/own-merchant.ts';
import { mailsTo } from '../../support/platform/mails.ts';

/** The path of the link in the invitation to manage a merchant. */
async function invitationPath(email: string, merchant: string): Promise<string> {
  const mail = () => mailsTo(email, 'invitation').findLast((text) => text.includes(merchant));
  const link = () => /\/manager-invitation\/[\w-]+/.exec(mail() ?? '');
  await expect.poll(() => link()?.[0] ?? null).not.toBeNull();
  return link()?.[0] ?? '';
}

test('S-08 an owner hands a merchant over and leaves; the next one closes it for good, and the phones say so', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const merchant = await ownMerchant('marta', 'Bottega da cedere');
  const newDevice = async () => (await browser.newContext({ locale: 'en-GB' })).newPage();

  const owner = new DashboardPage(await newDevice());
  const marta = account('marta');
  const piero = account('piero');
  await owner.signIn(marta.email, marta.password);
  await owner.choosePlace(merchant.name);
  await owner.page.getByRole('link', { name: 'People who manage this place' }).click();
  await owner.page.getByLabel('E-mail').fill(piero.email);
  await owner.page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(owner.page.getByRole('button', { name: /^Revoke the invitation/ })).toBeVisible();

  const next = new DashboardPage(await newDevice());
  await next.page.goto(await invitationPath(piero.email, merchant.name));
  await next.page.getByLabel('E-mail').fill(piero.email);
  await next.page.getByLabel('Password', { exact: true }).fill(piero.password);
  await next.page.getByRole('button', { name: 'Sign in' }).click();
  await next.page.getByRole('button', { name: 'Accept the invitation' }).click();
  await next.page.getByRole('heading', { level: 1 }).filter({ hasText: 'Manage' }).waitFor();

  await owner.page.getByRole('button', { name: 'Leave the place' }).click();
  const leaving = owner.page.getByRole('dialog');
  await leaving.getByRole('button', { name: 'Leave the place' }).click();
  await owner.page.getByRole('heading', { level: 1 }).filter({ hasText: 'Manage' }).waitFor();
  const { accessToken } = await signedIn('marta');
  const managers = `/private/merchants/${merchant.id}/managers`;
  expect((await ask(managers, { token: accessToken })).status).toBe(403);

  const queue = merchant.queues[0];
  await new TakeNumberPage(page).open(merchant.id, queue?.id ?? 0);
  await new TakeNumberPage(page).takeFor(2);
  await expect(new TicketPage(page).number).toBeVisible();
  const board = await newDevice();
  await board.goto(`/display/${merchant.id}`);
  await expect(board.getByText(merchant.name)).toBeVisible();

  await next.choosePlace(merchant.name);
  await next.page.getByRole('link', { name: 'People who manage this place' }).click();
  await next.page.getByRole('button', { name: 'Close for good' }).click();
  const closing = next.page.getByRole('dialog');
  await closing.getByRole('textbox').fill(merchant.name);
  await closing.getByRole('button', { name: 'Close for good' }).click();
  await expect(next.page.getByText('This place has closed for good').first()).toBeVisible();

  const closed = `${merchant.name} has closed for good`;
  await expect(page.getByRole('heading', { name: closed })).toBeVisible();
  await expect(board.getByText(closed)).toBeVisible();
  const visitor = await newDevice();
  await visitor.goto(`/m/${merchant.vanity}`);
  await expect(visitor.getByText(closed)).toBeVisible();
  const listed = await ask(`/public/merchants?q=${encodeURIComponent(merchant.name)}`);
  expect((listed.json as Merchant[]).map(({ id }) => id)).not.toContain(merchant.id);
});
