import { type Browser, expect, type Page } from '@playwright/test';
import type { Merchant, Ticket } from '@turno/shared-types';
import { dateAfter, localTime } from '@turno/shared-types/rules';
import { openSheet } from '../../pages/open-sheet.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { merchant: ownAddress, shell } = platformUrls();

const CUSTOMERS = 500;
const AT_ONCE = 50;

const dayNamed = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** The manager's settings of one merchant, on a phone; journeys go on by the links of the page. */
async function settingsOf(browser: Browser, address: string, merchant: Merchant): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const { email, password } = account('marta');
  await new DashboardPage(page).signIn(email, password);
  await new DashboardPage(page).choosePlace(merchant.name);
  await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
  return page;
}

/** As many months as the dates of a test may be ahead of what a calendar shows. */
const MONTHS_AHEAD = 2;

/** Chooses a date in the calendar of the page and adds it to the list. The calendar may show a later month than today's. */
async function addDate(page: Page, date: string): Promise<void> {
  await page.getByRole('button', { name: /^Date/ }).click();
  const calendar = await openSheet(page);
  const named = dayNamed(date, { day: 'numeric', month: 'long', year: 'numeric' });
  const day = calendar.getByRole('button', { name: named });
  // The calendar has a second button of each name, for screen readers without a keyboard. The page is turned on every day
  // of the month, so that no step runs only when a month ends.
  const next = calendar.getByRole('button', { name: 'Next' }).first();
  await next.click();
  await calendar.getByRole('button', { name: 'Previous' }).first().click();
  for (let months = 0; months < MONTHS_AHEAD && (await day.count()) === 0; months += 1) {
    await next.click();
  }
  await day.click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

/** Adds customers through the API, as tills would, and returns the number of each by name: who comes first is open. */
async function addCustomers(merchant: Merchant): Promise<Map<string, string>> {
  const numbers = new Map<string, string>();
  const { id } = firstQueueOf(merchant);
  const { accessToken: token } = await signedIn('marta');
  const path = `/private/merchants/${merchant.id}/queues/${id}/lineup`;
  for (let first = 0; first < CUSTOMERS; first += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const body = { displayName: `Persona${first + index}`, paxCount: 1 };
        return ask(path, { method: 'POST', token, body });
      }),
    );
    expect(answers.filter(({ status }) => status !== 201).map(({ text }) => text)).toEqual([]);
    for (const [index, { json }] of answers.entries()) {
      numbers.set(`Persona${first + index}`, (json as Ticket).ticketValue);
    }
  }
  return numbers;
}

for (const { where, address } of [
  { where: 'in the shell', address: shell },
  { where: 'at the remote’s own address', address: ownAddress },
]) {
  test(`MER-049 MER-055 MER-059 MER-062 MER-064 a shop changes its hours, adds a closing, a special opening and a customer, ${where}`, async ({
    page: visitor,
    browser,
  }) => {
    test.setTimeout(240_000);
    const merchant = await ownMerchant('marta', 'Orari nuovi');
    const page = await settingsOf(browser, address, merchant);
    // Days of this week, whatever the hour: also if midnight passes meanwhile.
    const { date: today } = localTime(new Date(), merchant.timezone);
    const [shortDay, closedDay, specialDay] = [2, 3, 4].map((days) => dateAfter(today, days));
    if (!shortDay || !closedDay || !specialDay) throw new Error('three days');
    const change = () => page.getByRole('button', { name: 'Change', exact: true }).click();
    const row = (date: string) =>
      visitor.getByRole('listitem').filter({ hasText: dayNamed(date, { weekday: 'long' }) });

    await test.step('the hours of a weekday', async () => {
      await page.getByRole('link', { name: 'Opening hours' }).click();
      const weekday = dayNamed(shortDay, { weekday: 'long' });
      const day = page.getByRole('region', { name: weekday, exact: true });
      await day.getByLabel('To', { exact: true }).selectOption('12:00');
      await expectNoAxeViolations(page);
      await change();
      await page.waitForURL('**/merchant-settings');
    });

    await test.step('a closing, which the year and the visitor’s page show', async () => {
      await page.getByRole('link', { name: 'Special closures' }).click();
      await addDate(page, closedDay);
      await expect(page.getByRole('cell', { name: /Special closure/ })).toHaveCount(1);
      await expectNoAxeViolations(page);
      await change();
      await page.waitForURL('**/merchant-settings');

      await visitor.goto(`/m/${merchant.vanity}`);
      await expect(row(shortDay)).toContainText('00:00–12:00');
      await expect(row(closedDay)).toContainText('Closed');
      await expect(row(closedDay)).toContainText(closedDay.split('-').reverse().join('/'));
    });

    await test.step('a special opening, on no day that is closed', async () => {
      await page.getByRole('link', { name: 'Special openings' }).click();
      await addDate(page, closedDay);
      await expect(page.getByRole('alert')).toContainText('special closure');
      await addDate(page, specialDay);
      await expect(page.getByRole('cell', { name: /Special opening/ })).toHaveCount(1);
      const listed = page.getByRole('list', { name: 'Special openings' });
      await listed.getByLabel('To', { exact: true }).selectOption('12:30');
      await change();
      await page.waitForURL('**/merchant-settings');
      await visitor.reload();
      await expect(row(specialDay)).toContainText('09:00–12:30');
    });

    await test.step('a customer added by hand', async () => {
      await page.getByRole('link', { name: /queues$/ }).click();
      await page.getByRole('link', { name: 'Add a customer' }).click();
      await page.getByLabel('Name', { exact: false }).first().fill('Nadia Conti');
      await page.getByRole('radio', { name: /^2.people/ }).check({ force: true });
      await page.getByRole('button', { name: 'Add to the queue' }).click();
      await expect(page.getByText('Nadia Conti has number 1')).toBeVisible();
    });
  });
}

/** Reads the tickets of a queue page by page, and finds one of them. */
async function expectSearch(page: Page, merchant: Merchant, numbers: Map<string, string>) {
  await page.goto(`/queue-tickets/${firstQueueOf(merchant).id}`);
  const rows = page.getByRole('table', { name: 'Tickets' }).getByRole('row');
  await expect(page.getByText(/500 numbers waiting/)).toBeVisible();
  await expect(rows).toHaveCount(21);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(41);
  await expect(page.getByText('40 of 500 shown')).toBeVisible();
  await page.getByRole('button', { name: 'Find a ticket' }).click();
  const sheet = await openSheet(page);
  await sheet.getByRole('searchbox').fill('persona432');
  await expect(sheet.getByRole('rowheader')).toHaveText(numbers.get('Persona432') ?? '');
  await expectNoAxeViolations(page);
}

test('MER-050 MER-051 MER-053 staff search five hundred tickets, in the shell and at the remote’s own address', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const merchant = await ownMerchant('marta', 'Cinquecento');
  const numbers = await addCustomers(merchant);
  const context = await contextOf(browser, await signedIn('marta'), {
    viewport: { width: 390, height: 844 },
  });
  await expectSearch(await context.newPage(), merchant, numbers);
  const elsewhere = await settingsOf(browser, ownAddress, merchant);
  await expectSearch(elsewhere, merchant, numbers);
});
