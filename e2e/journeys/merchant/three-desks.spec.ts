import { expect, test } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { guests } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';

const NAMES = ['Counter 1', 'Counter 2', 'Counter 3'] as const;

async function addDesks(path: string, token: string): Promise<void> {
  for (const name of NAMES) {
    expect((await ask(path, { method: 'POST', token, body: { name } })).status).toBe(201);
  }
}

test('S-15 S-20 three desks press at once: each calls its own number, and phone and board name the desk', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000);
  const merchant = await ownMerchant('marta', 'Tre sportelli');
  const queue = firstQueueOf(merchant);
  const { accessToken: token } = await signedIn('marta');
  const path = `/private/merchants/${merchant.id}/desks`;
  await addDesks(path, token);

  const dashboards: DashboardPage[] = [];
  const { email, password } = account('marta');
  for (const name of NAMES) {
    const device = await browser.newContext({ locale: 'en-GB' });
    const dashboard = new DashboardPage(await device.newPage());
    await dashboard.signIn(email, password);
    await dashboard.choosePlace(merchant.name);
    await dashboard.page.getByLabel('Desk', { exact: true }).selectOption({ label: name });
    dashboards.push(dashboard);
  }
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
  for (const [at, { page: dashboard }] of dashboards.entries()) {
    const served = dashboard
      .getByText(`${NAMES[at]} is serving`, { exact: true })
      .locator('xpath=following-sibling::*[1]');
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
