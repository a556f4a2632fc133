import { type Browser, expect, type Page } from '@playwright/test';
import type { Merchant } from '@turno/shared-types';
import { AccountPage } from '../../pages/account-page.ts';
import { CheckInPage } from '../../pages/staff-pages.ts';
import { WalletPage } from '../../pages/wallet-page.ts';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { signedIn } from '../../support/demo-data.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { newCustomer, PASSWORD } from '../../support/passes.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { shell } = platformUrls();
const TYPE = 'Due giri, uno per ingresso';

test('PAS-004 PAS-019 PAS-034 MER-036 a venue makes a type with a policy, staff create a pass of it, and the gate refuses by it', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const venue = await ownMerchant('marta', 'Giostra');
  const page = await staffPage(browser);
  await needsPass(page, venue);
  await makeType(page, venue);
  const code = await createdPass(page);

  const phone = await (await contextOf(browser, null, {})).newPage();
  await takePass(phone, venue, code);
  const gate = new CheckInPage(page);
  await page.goto(`${shell}/scan-create-pass`);
  await gate.choosePlace(venue.name);
  await gate.nameGate('Nord');
  await gate.type(await calledTicket(phone, venue));
  await expect(gate.checks.first()).toContainText('May enter');

  // The type allows one entry through each gate, and two in total.
  const second = await calledTicket(phone, venue);
  await gate.type(second);
  await expect(gate.checks.first()).toContainText(/May not enter.*already/);
  await expectNoAxeViolations(page);
});

async function staffPage(browser: Browser): Promise<Page> {
  return (await contextOf(browser, await signedIn('marta'), {})).newPage();
}

/** The queue of the venue asks for a pass. */
async function needsPass(page: Page, venue: Merchant): Promise<void> {
  await page.goto(`${shell}/manage-merchant`);
  const place = page.getByRole('combobox', { name: 'Place', exact: true });
  await place.selectOption({ label: venue.name });
  await page.goto(`${shell}/manage-queue/${firstQueueOf(venue).id}`);
  await page.getByRole('radio', { name: /^People with a pass/ }).check({ force: true });
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText(/changes saved/)).toBeVisible();
}

/** From the settings to the list, the editor, and back to the list. */
async function makeType(page: Page, venue: Merchant): Promise<void> {
  await page.goto(`${shell}/merchant-settings`);
  await page.getByRole('link', { name: /^Pass types/ }).click();
  await expect(page.getByText('No pass types yet')).toBeVisible();
  await page.getByRole('button', { name: 'New pass type' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(TYPE);
  await page.getByRole('radio', { name: /^Entrance/ }).check({ force: true });
  const first = page.getByRole('group', { name: 'Limit 1' });
  await first.getByRole('combobox', { name: 'Counted' }).selectOption('For each gate');
  await page.getByRole('button', { name: 'Add a limit' }).click();
  const second = page.getByRole('group', { name: 'Limit 2' });
  await second.getByRole('textbox', { name: 'Times' }).fill('2');
  await second.getByRole('combobox', { name: 'Period' }).selectOption('In total');
  await second.getByRole('combobox', { name: 'Counted' }).selectOption('All together');
  await expect(page.getByText('Once a day, for each gate')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Create the pass type' }).click();
  const row = page.getByRole('link', { name: new RegExp(`^${TYPE}`) });
  await expect(row).toContainText('Entrance · Once a day, for each gate · 2 times in total');
  const activity = `/private/merchants/${venue.id}/activity`;
  const { accessToken: token } = await signedIn('marta');
  expect((await ask(activity, { token })).text).toContain('edit-merchant');
}

/** Returns what a customer types. */
async function createdPass(page: Page): Promise<string> {
  await page.goto(`${shell}/scan-create-pass?way=create`);
  await expect(page.getByLabel('Type of pass')).toContainText(TYPE);
  await page.getByLabel('Type of pass').selectOption({ label: TYPE });
  const answer = page.waitForResponse(
    (each) => each.url().endsWith('/passes') && each.request().method() === 'POST',
  );
  await page.getByRole('button', { name: /Create 1.pass/ }).click();
  const { passes } = await (await answer).json();
  return passes[0].mediacode;
}

/** A new customer types the code at the venue's page, signs in, and names who the pass is for. */
async function takePass(page: Page, venue: Merchant, code: string): Promise<void> {
  const { email } = await newCustomer();
  const wallet = new WalletPage(page);
  await page.goto(`${shell}/aq/${venue.vanity}`);
  await wallet.button('Add a pass').click();
  await wallet.button('Type a code').click();
  await new AccountPage(page).signIn(email, PASSWORD);
  await wallet.type(code);
  await wallet.name('Emma');
  await wallet.give();
  await expect(wallet.person('Emma')).toBeVisible();
}

/** Takes a number with the pass, has it called, and returns the code of its ticket. */
async function calledTicket(page: Page, venue: Merchant): Promise<string> {
  await page.goto(`${shell}/aq/${venue.vanity}`);
  await page.getByRole('button', { name: 'Get in line' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Emma').click();
  const answer = page.waitForResponse((each) => each.url().endsWith('/lineup'));
  await sheet.getByRole('button', { name: 'Get in line' }).click();
  const ticket = await (await answer).json();
  await page.waitForURL(/\/show-pass\//);
  const { accessToken: token } = await signedIn('marta');
  const called = await ask(firstQueueOf(venue).next, { method: 'POST', token, body: {} });
  expect(called.status, called.text).toBe(200);
  return ticket.checkInCode;
}
