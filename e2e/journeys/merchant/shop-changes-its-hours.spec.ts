import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Merchant } from '@turno/shared-types';
import { dateAfter, localTime } from '@turno/shared-types/rules';
import { openSheet } from '../../pages/open-sheet.ts';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { signedIn } from '../../support/demo-data.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';

const CUSTOMERS = 500;
const AT_ONCE = 50;

const dayNamed = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(date));

/** The manager's pages about one merchant, in the shell. */
async function managerOf(browser: Browser, merchant: Merchant): Promise<Page> {
  const context = await contextOf(browser, await signedIn('marta'), {
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/merchant-settings');
  await page.getByLabel('Place', { exact: true }).selectOption({ label: merchant.name });
  return page;
}

/** Adds customers through the API, as a till would. */
async function addCustomers(merchant: Merchant): Promise<void> {
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
  }
}

test('MER-049 MER-051 MER-055 MER-059 MER-062 a shop changes its hours, adds a closing and a customer, and searches 500 tickets', async ({
  page: visitor,
  browser,
}) => {
  test.setTimeout(240_000);
  const merchant = await ownMerchant('marta', 'Orari nuovi');
  const queue = firstQueueOf(merchant);
  const page = await managerOf(browser, merchant);
  // Days of this week, whatever the hour: also if midnight passes meanwhile.
  const { date: today } = localTime(new Date(), merchant.timezone);
  const [shortDay, closedDay] = [dateAfter(today, 2), dateAfter(today, 3)];
  const change = () => page.getByRole('button', { name: 'Change', exact: true }).click();

  await test.step('the hours of a weekday', async () => {
    await page.getByRole('link', { name: 'Opening hours' }).click();
    const weekday = dayNamed(shortDay, { weekday: 'long' });
    const day = page.getByRole('region', { name: weekday, exact: true });
    await day.getByLabel('To', { exact: true }).selectOption('12:00');
    await expectNoAxeViolations(page);
    await change();
    await page.waitForURL('**/merchant-settings');
  });

  await test.step('a closing, which the visitor’s page shows', async () => {
    await page.getByRole('link', { name: 'Extraordinary closings' }).click();
    await page.getByRole('button', { name: /^Date/ }).click();
    const calendar = await openSheet(page);
    const named = dayNamed(closedDay, { day: 'numeric', month: 'long', year: 'numeric' });
    if (!closedDay.startsWith(today.slice(0, 7))) {
      await calendar.getByRole('button', { name: 'Next' }).click();
    }
    await calendar.getByRole('button', { name: named }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('cell', { name: /Extraordinary closing/ })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await change();
    await page.waitForURL('**/merchant-settings');

    await visitor.goto(`/m/${merchant.vanity}`);
    const row = (date: string) =>
      visitor.getByRole('listitem').filter({ hasText: dayNamed(date, { weekday: 'long' }) });
    await expect(row(shortDay)).toContainText('00:00–12:00');
    await expect(row(closedDay)).toContainText('Closed');
    await expect(row(closedDay)).toContainText(closedDay.split('-').reverse().join('/'));
  });

  await test.step('a customer added by hand', async () => {
    await page.goto(`/add-customer/${merchant.id}/${queue.id}`);
    await page.getByLabel('Name', { exact: false }).first().fill('Nadia Conti');
    await page.getByRole('radio', { name: /^2.people/ }).check({ force: true });
    await page.getByRole('button', { name: 'Add to the queue' }).click();
    await page.waitForURL('**/manage-merchant');
    await expect(page.getByText('Nadia Conti has number 1')).toBeVisible();
  });

  await test.step('five hundred tickets', async () => {
    await addCustomers(merchant);
    await page.goto(`/queue-tickets/${queue.id}`);
    const rows = page.getByRole('table', { name: 'Tickets' }).getByRole('row');
    await expect(page.getByText(/501 numbers waiting/)).toBeVisible();
    await expect(rows).toHaveCount(21);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(41);
    await expect(page.getByText('40 of 501 shown')).toBeVisible();
    await page.getByRole('button', { name: 'Find a ticket' }).click();
    const sheet = await openSheet(page);
    await sheet.getByRole('searchbox').fill('persona432');
    await expect(sheet.getByRole('rowheader')).toHaveText('434');
    await expectNoAxeViolations(page);
  });
  await page.context().close();
});
