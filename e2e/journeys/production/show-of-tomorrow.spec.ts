import { expect } from '@playwright/test';
import type { Session } from '@turno/shared-types';
import { dateAfter, instantOf, localTime } from '@turno/shared-types/rules';
import { EventsPage } from '../../pages/booking-pages.ts';
import { TicketPage } from '../../pages/number-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { test } from '../../support/production/platform.ts';
import { everyDay, PASSWORD, register } from '../../support/production/register.ts';

const CAFES = 12;
const TIME = '20:30';
const SEATS = 40;

test('S-05 a show of tomorrow is booked, seen on the ticket and in the dashboard, and given back', async ({
  production,
  newDevice,
}) => {
  test.setTimeout(180_000);
  const { clock, send } = production;
  const timezone = 'Europe/Rome';
  const draft = { name: `Caffè ${crypto.randomUUID()}`, categoryId: CAFES, timezone };
  const { email, merchant } = await register(production, draft, everyDay('09:00', '23:30'));
  const signedIn = await send('/auth/signin', {
    method: 'POST',
    body: { email, password: PASSWORD },
  });
  const made = await send(`/private/merchants/${merchant.id}/queues`, {
    method: 'POST',
    token: (signedIn.json as Session).accessToken,
    body: {
      name: 'Planetario',
      type: 'event',
      maxPax: 6,
      eventPaxCapacity: SEATS,
      eventBookingBeforeStart: 2 * 86_400,
      eventScheduleWeek: Array.from({ length: 7 }, () => [TIME]),
    },
  });
  expect([made.status, made.text]).toEqual([201, made.text]);
  const tomorrow = dateAfter(localTime(clock.now(), timezone).date, 1);
  const dayAfter = dateAfter(tomorrow, 1);
  await clock.moveTo(instantOf(tomorrow, '10:00', timezone));

  const visitor = new EventsPage(await newDevice());
  await visitor.open(merchant.vanity);
  await visitor.page.getByRole('tab', { name: /^Tomorrow, / }).click();
  await expect(visitor.show(TIME)).toContainText(`${SEATS} seats`);
  await expectNoAxeViolations(visitor.page);
  await visitor.bookFor(visitor.book, 3);
  await expect(visitor.page.getByText(`Your show is tomorrow at ${TIME}`)).toBeVisible();
  const ticket = new TicketPage(visitor.page);
  await expect(ticket.fact('Date')).toHaveText(dayAfter.split('-').reverse().join('/'));

  const dashboard = new DashboardPage(await newDevice());
  await dashboard.signIn(email, PASSWORD);
  await dashboard.page.getByRole('tab', { name: /^Planetario/ }).click();
  const day = (name: RegExp) =>
    dashboard.page.locator('section').filter({
      has: dashboard.page.getByRole('heading', { level: 3, name }),
    });
  const coming = day(/^Tomorrow, /).last();
  await expect(coming).toContainText(`Seats booked: 3 of ${SEATS}`);
  await expect(day(/^Today, /).last()).toContainText(`Seats booked: 0 of ${SEATS}`);
  await expectNoAxeViolations(dashboard.page);
  await coming.getByRole('button', { name: `Tickets for ${TIME}` }).click();
  const tickets = dashboard.page.getByRole('dialog');
  await expect(tickets.getByRole('listitem')).toContainText('3 people');
  await tickets.getByRole('button', { name: 'Close' }).click();

  await ticket.remove();
  await expect(visitor.page.getByRole('tab', { name: /^Tomorrow, / })).toBeVisible();
  await expect(coming).toContainText(`Seats booked: 0 of ${SEATS}`);
});
