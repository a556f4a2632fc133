import { expect } from '@playwright/test';
import { AccountPage } from '../../pages/account-page.ts';
import { EventsPage } from '../../pages/booking-pages.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { ownTheater } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

test('CON-065 QUE-061 ERR-009 a show is booked once: from a second tab it is refused in the show’s words', async ({
  page,
  context,
}) => {
  const account = new AccountPage(page);
  await account.signUp(`ada-${Date.now()}@e2e.turno.example`, 'correct horse battery');
  await expect(account.heading('Your passes')).toBeVisible();

  const { vanity } = await ownTheater('marta', 'Teatro');
  const here = new EventsPage(page);
  await here.open(vanity);
  const words = (await here.book.textContent()) ?? '';
  const time = words.replace('Book ', '');
  const there = new EventsPage(await context.newPage());
  await there.open(vanity);
  const late = there.show(time).getByRole('button', { name: words });
  await expect(late).toBeEnabled();
  // What this tab knows of tickets grows old.
  await there.page.route('**/users/*/tickets', (route) => route.abort('connectionreset'));

  await here.bookFor(here.book, 2);
  await expect(page.getByText(`Your show is at ${time}`)).toBeVisible();

  const answer = there.page.waitForResponse((each) => each.url().includes('/lineup'));
  await there.bookFor(late, 3);
  // A request that the browser intercepts may be cut off when its routes change.
  expect((await answer).status()).toBe(409);
  await there.page.unroute('**/users/*/tickets');
  const show = there.show(time);
  await expect(show.getByRole('alert')).toHaveText('You already booked this show');
  const way = show.getByRole('link', { name: /^Show ticket/ });
  await expect(way).toBeVisible();
  await expectNoAxeViolations(there.page);
  await way.click();
  await expect(there.page.getByText(`Your show is at ${time}`)).toBeVisible();
  await expect(
    there.page.locator('dl > div').filter({ hasText: 'Your party' }).locator('dd'),
  ).toHaveText('2');
});
