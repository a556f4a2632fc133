import { expect } from '@playwright/test';
import { AccountPage } from '../../pages/account-page.ts';
import { BookQueuePage, EventsPage } from '../../pages/booking-pages.ts';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { HomePage } from '../../pages/public-pages.ts';
import { ask } from '../../support/api.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { merchantAt, signedIn, ticketQueueOf } from '../../support/demo-data.ts';
import { ownTheater } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

const PASSWORD = 'correct horse battery';
/** Health: a person may hold at most two tickets of this category. */
const PHARMACY = 41;

test('CON-034 CON-039 CON-054 CON-064 QUE-032 a user signs up and takes a number in three kinds of queue', async ({
  page,
}) => {
  const account = new AccountPage(page);
  await account.signUp(`nadia-${Date.now()}@e2e.turno.example`, PASSWORD);
  await expect(account.heading('Your passes')).toBeVisible();

  const bakery = await merchantAt('forno-aurora');
  await new TakeNumberPage(page).open(bakery.id, ticketQueueOf(bakery).id);
  await new TakeNumberPage(page).take();
  const ticket = new TicketPage(page);
  await expect(ticket.number).toHaveText(/^\d+$/);

  const home = new HomePage(page);
  await home.open();
  await home.search('Osteria del Glicine');
  await home.choose('Osteria del Glicine');
  await page.getByRole('link', { name: 'Ask for a table' }).click();
  const booking = new BookQueuePage(page);
  await booking.fill('Nadia', 9);
  await expectNoAxeViolations(page);
  await booking.send.click();
  await page.waitForURL(/\/reservation\//);
  await expect(page.getByText('For Nadia')).toBeVisible();
  await expect(page.getByText('Tavoli 7+')).toBeVisible();
  await expect(ticket.fact('Your party')).toHaveText('9');

  const theater = await ownTheater('marta', 'Teatro');
  const shows = new EventsPage(page);
  await shows.open(theater.vanity);
  await expectNoAxeViolations(page);
  await shows.bookFor(shows.book, 2);
  await page.waitForURL(/\/show-event-ticket\//);
  await expect(page.getByText(/Your show is at \d\d:\d\d/)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/user-queues');
  for (const place of ['Forno Aurora', 'Osteria del Glicine', theater.name]) {
    await expect(page.getByRole('link', { name: new RegExp(place) })).toBeVisible();
  }
  await expectNoAxeViolations(page);
});

test('CON-025 QUE-059 ERR-007 the limit of a category is shown, and a retry does not help', async ({
  page,
}) => {
  const { accessToken: token } = await signedIn('piero');
  const market = await merchantAt('verdesole-porta-ticino');
  const put = (categoryId: number) =>
    ask(`/private/merchants/${market.id}`, { method: 'PUT', token, body: { categoryId } });
  expect((await put(PHARMACY)).status).toBe(200);
  try {
    const account = new AccountPage(page);
    await account.signUp(`vera-${Date.now()}@e2e.turno.example`, PASSWORD);
    await expect(account.heading('Your passes')).toBeVisible();
    const pharmacy = await merchantAt('farmacia-erba-cedrina');
    const [fish, deli] = market.queues;
    const take = new TakeNumberPage(page);
    await take.open(pharmacy.id, ticketQueueOf(pharmacy).id);
    await take.take();
    await take.open(market.id, fish?.id ?? 0);
    await take.take();
    await take.open(market.id, deli?.id ?? 0);
    await take.button.click();
    await expect(page.getByText('You already hold 2 tickets in this category')).toBeVisible();
    await expect(take.button).toBeDisabled();
    await expectNoAxeViolations(page);
  } finally {
    expect((await put(market.category?.id ?? 13)).status).toBe(200);
  }
});
