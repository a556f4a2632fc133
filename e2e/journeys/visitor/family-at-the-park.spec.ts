import { type Browser, expect, type Page } from '@playwright/test';
import type { Merchant, Queue } from '@turno/shared-types';
import { AccountPage } from '../../pages/account-page.ts';
import { CheckInPage, DashboardPage } from '../../pages/staff-pages.ts';
import { WalletPage } from '../../pages/wallet-page.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { launchWithCamera } from '../../support/browser/fake-camera.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account, callAllWaiting, merchantAt, signedIn } from '../../support/demo-data.ts';
import { newCustomer, PASSWORD } from '../../support/passes.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { shell } = platformUrls();
const PARK = 'museo-delle-maree';
const CHILDREN = ['Emma', 'Leo', 'Mia', 'Zoe'];
/** A Fast Track that is good once. */
const ONE_RIDE = 'Una corsa';

test('PAS-019 PAS-025 PAS-034 PSU-002 PSU-009 CON-058 CON-061 CON-069 CON-070 four passes from the staff’s page to the gate', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  await callAllWaiting(PARK, 'marta', fastTrackOf);
  const park = await merchantAt(PARK);
  const code = await createdAtTheCounter(browser);

  const phone = await launchWithCamera(code);
  const page = await (await contextOf(phone, null, { permissions: ['camera'] })).newPage();
  await takePasses(page);
  await activateAndSelectAll(page);
  const answer = page.waitForResponse((each) => each.url().endsWith('/lineup'));
  await page.getByRole('dialog').getByRole('button', { name: 'Get in line' }).click();
  const ticket = await (await answer).json();
  await page.waitForURL(/\/show-pass\//);
  await expect(page.getByText(new RegExp(`${ONE_RIDE} · \\w+ \\+3`))).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code of ticket/ })).toBeVisible();

  const dashboard = new DashboardPage(
    await (await browser.newContext({ locale: 'en-GB' })).newPage(),
  );
  const { email, password } = account('marta');
  await dashboard.signIn(email, password);
  await dashboard.choosePlace(park.name);
  await dashboard.page.getByRole('tab', { name: /^Fast Track/ }).click();
  const panel = dashboard.page.getByRole('region', { name: 'Fast Track', exact: true });
  await panel.getByRole('button', { name: `Call ${ticket.ticketValue}` }).click();
  await expect(page.getByRole('heading', { name: 'Please come now' })).toBeVisible();

  const gate = await launchWithCamera(ticket.qrCodeJWT);
  const reader = new CheckInPage(
    await (await gate.newContext({ locale: 'en-GB', permissions: ['camera'] })).newPage(),
  );
  await reader.signIn(`${shell}/scan-create-pass`, email, password);
  await reader.choosePlace(park.name);
  const band = reader.page.getByRole('region', { name: 'Scanner' });
  await expect(band).toContainText('May enter');
  for (const fact of [ticket.ticketValue, 'Fast Track', ...CHILDREN])
    await expect(band).toContainText(fact);
  await reader.type(ticket.checkInCode);
  await expect(band).toContainText(/May not enter.*Ticket already scanned/);
  await gate.close();

  // The phone leaves the ticket that has entered; its passes are used up.
  await page.waitForURL(`${shell}/aq/${PARK}`);
  const track = page.getByRole('region', { name: 'Fast Track' });
  await track.getByRole('button', { name: 'Why is it not available?' }).click();
  await expect(page.getByRole('dialog')).toContainText('have no uses left');
  await phone.close();
});

/** Staff create a pass for each child; returns what the code on their page says. */
async function createdAtTheCounter(browser: Browser): Promise<string> {
  const page = await (await contextOf(browser, await signedIn('marta'), {})).newPage();
  await page.goto(`${shell}/scan-create-pass?way=create`);
  await page.getByLabel('Type of pass').selectOption({ label: ONE_RIDE });
  await page.getByRole('radio', { name: /^4.people/ }).check({ force: true });
  const answer = page.waitForResponse((each) => each.url().endsWith('/passes/share'));
  await page.getByRole('button', { name: /Create 4.passes/ }).click();
  await expect(page.getByRole('img', { name: /the customer takes the passes/ })).toBeVisible();
  return (await (await answer).json()).shareToken;
}

/** A new customer scans the code, signs in, comes back into the same step, and says who the passes are for. */
async function takePasses(page: Page): Promise<void> {
  const { email } = await newCustomer();
  const wallet = new WalletPage(page);
  await page.goto(`${shell}/aq/${PARK}`);
  await wallet.button('Add a pass').click();
  await wallet.button('Scan a code').click();
  await new AccountPage(page).signIn(email, PASSWORD);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
  await wallet.button('Continue').click();

  // Four names; a reload in between loses none of them.
  await wallet.name(...CHILDREN);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'For whom' }).nth(3)).toHaveValue('Zoe');
  await wallet.give();
  for (const name of CHILDREN) await expect(wallet.person(name)).toContainText('Not activated yet');
}

/** No pass is activated yet: the page says so and leads to the list, where everybody is selected. */
async function activateAndSelectAll(page: Page): Promise<void> {
  const wallet = new WalletPage(page);
  await page.goto(`${shell}/aq/${PARK}`);
  const track = page.getByRole('region', { name: 'Fast Track' });
  await track.getByRole('button', { name: 'Why is it not available?' }).click();
  await wallet.button('Activate for today').click();
  await wallet.button('Activate all for today').click();
  await page.getByRole('button', { name: 'Activate for today', exact: true }).last().click();
  await expect(page.getByRole('checkbox')).toHaveCount(1 + CHILDREN.length);
  await page.getByText('Select all').click();
}

function fastTrackOf({ name, queues }: Merchant): Queue {
  const queue = queues.find(({ passMode }) => passMode === 'specific');
  if (!queue) throw new Error(`${name} has no Fast Track`);
  return queue;
}
