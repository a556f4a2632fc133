import { type Browser, expect } from '@playwright/test';
import type { Merchant, StaffTicket } from '@turno/shared-types';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { guests } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { merchant: ownAddress, shell } = platformUrls();
const NAMES = ['Counter 1', 'Counter 2', 'Counter 3'] as const;

/** Three devices of the merchant's staff, each of which names its own desk. */
async function threeDesks(
  browser: Browser,
  { name: place }: Merchant,
  baseURL: string,
): Promise<DashboardPage[]> {
  const { email, password } = account('marta');
  const dashboards: DashboardPage[] = [];
  for (const name of NAMES) {
    const device = await browser.newContext({ locale: 'en-GB', baseURL });
    const dashboard = new DashboardPage(await device.newPage());
    await dashboard.signIn(email, password);
    await dashboard.choosePlace(place);
    await dashboard.nameDesk(name);
    dashboards.push(dashboard);
  }
  return dashboards;
}

test('S-15 S-20 three desks press at once: each calls its own number, and phone and board name the desk', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const merchant = await ownMerchant('marta', 'Tre sportelli');
  const queue = firstQueueOf(merchant);
  const dashboards = await threeDesks(browser, merchant, shell);
  const board = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await board.goto(`/display/${merchant.id}`);
  await expect(board.getByText(merchant.name)).toBeVisible();

  await new TakeNumberPage(page).open(merchant.id, queue.id);
  await new TakeNumberPage(page).takeFor(2);
  const own = (await new TicketPage(page).number.textContent()) ?? '';
  const values = [own];
  for (const person of await guests(2)) {
    values.push((await takenTicket(queue.lineUp, person)).ticketValue);
  }
  for (const { callButton } of dashboards) await expect(callButton).toBeEnabled();
  await Promise.all(dashboards.map(({ callButton }) => callButton.click()));

  const called: string[] = [];
  for (const [at, dashboard] of dashboards.entries()) {
    const served = dashboard.servedAt(NAMES[at] ?? '');
    await expect(served).toHaveText(new RegExp(`^(${values.join('|')})$`));
    called.push((await served.textContent()) ?? '');
  }
  expect(called.toSorted()).toEqual(values.toSorted());
  const desk = NAMES[called.indexOf(own)] ?? '';
  await expect(page.getByRole('heading', { name: 'Please come now' })).toBeVisible();
  await expect(page.getByText(`Go to: ${desk}`)).toBeVisible();
  // The latest number is in front, the others are among the latest calls.
  const latest = board.getByRole('region', { name: 'Latest calls' });
  const front = board.getByRole('region').filter({ hasNot: board.locator('ol') });
  const rows = latest.getByRole('listitem');
  for (const [at, value] of called.entries()) {
    const shown = front.or(rows).filter({ hasText: NAMES[at] ?? '' });
    await expect(shown).toContainText(value, { timeout: 30_000 });
  }
});

const CUSTOMERS = 30;

/** Presses until the page shows so many further numbers of its own desk; returns them in order. */
async function callMany(dashboard: DashboardPage, desk: string, count: number): Promise<string[]> {
  const served = dashboard.servedAt(desk);
  const called: string[] = [];
  let before = (await served.textContent()) ?? '';
  while (called.length < count) {
    // Right after a call the button ignores a double press; a person presses again.
    await expect(async () => {
      if ((await served.textContent()) === before) await dashboard.callButton.click();
      await expect(served).not.toHaveText(before, { timeout: 1_000 });
    }).toPass();
    before = (await served.textContent()) ?? '';
    called.push(before);
  }
  return called;
}

for (const { where, address } of [
  { where: 'in the shell', address: shell },
  { where: 'at the remote’s own address', address: ownAddress },
]) {
  test(`S-15 S-20 three counters call thirty customers, each once, and each page shows its own calls, ${where}`, async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const merchant = await ownMerchant('marta', 'Sabato mattina');
    const queue = firstQueueOf(merchant);
    const dashboards = await threeDesks(browser, merchant, address);
    const values: string[] = [];
    for (const person of await guests(CUSTOMERS)) {
      values.push((await takenTicket(queue.lineUp, person)).ticketValue);
    }
    const each = CUSTOMERS / NAMES.length;
    for (const { callButton } of dashboards) await expect(callButton).toBeEnabled();
    const shown = await Promise.all(
      dashboards.map((dashboard, at) => callMany(dashboard, NAMES[at] ?? '', each)),
    );

    expect(shown.flat().toSorted()).toEqual(values.toSorted());
    for (const { page } of dashboards) {
      await expect(page.getByText('Nobody is waiting', { exact: true })).toBeVisible();
    }
    // What the pages showed is what the services stored: each ticket called once, by the desk that showed it.
    const { accessToken: token } = await signedIn('marta');
    const { json } = await ask(`${queue.tickets}?executed=true&per_page=100`, { token });
    const stored = json as StaffTicket[];
    expect(stored.map(({ ticketValue }) => ticketValue).toSorted()).toEqual(values.toSorted());
    for (const [at, name] of NAMES.entries()) {
      const ofDesk = stored.filter(({ desk }) => desk?.name === name);
      expect(ofDesk.map(({ ticketValue }) => ticketValue).toSorted()).toEqual(
        shown[at]?.toSorted(),
      );
    }
  });
}
