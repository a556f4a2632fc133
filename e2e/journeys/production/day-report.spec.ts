import { expect } from '@playwright/test';
import type { Session, Ticket } from '@turno/shared-types';
import { dateAfter, instantOf, localTime } from '@turno/shared-types/rules';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { guest } from '../../support/guests.ts';
import { test } from '../../support/production/platform.ts';
import { everyDay, PASSWORD, register } from '../../support/production/register.ts';

const TIMEZONE = 'Europe/Rome';
const CAFES = 12;
const PEOPLE = 5;

test('S-02 the day after, the report tells what people were told against how long they waited', async ({
  production,
  newDevice,
}) => {
  test.setTimeout(300_000);
  const { clock, send } = production;
  const draft = { name: `Bar ${crypto.randomUUID()}`, categoryId: CAFES, timezone: TIMEZONE };
  const { email, merchant } = await register(production, draft, everyDay('09:00', '12:00'));
  const day = dateAfter(localTime(clock.now(), TIMEZONE).date, 1);
  const moveTo = (time: string) => clock.moveTo(instantOf(day, time, TIMEZONE));
  const queue = `merchants/${merchant.id}/queues/${merchant.queues[0]?.id}`;

  await moveTo('09:01');
  let last: Ticket | null = null;
  for (let person = 0; person < PEOPLE; person += 1) {
    const { accessToken: token } = await guest(send);
    const joined = await send(`/public/${queue}/lineup`, { method: 'POST', token, body: {} });
    last = joined.json as Ticket;
  }
  const body = { email, password: PASSWORD };
  const { accessToken: token } = (await send('/auth/signin', { method: 'POST', body }))
    .json as Session;
  const next = `/private/${queue}/daily_counters/${last?.queueDailyCounterId}/next`;
  for (let person = 1; person <= PEOPLE; person += 1) {
    await moveTo(`09:${String(1 + 5 * person).padStart(2, '0')}`);
    expect((await send(next, { method: 'POST', token, body: {} })).status).toBe(200);
  }

  await clock.moveTo(instantOf(dateAfter(day, 1), '09:30', TIMEZONE));
  const owner = new DashboardPage(await newDevice());
  const { page } = owner;
  await owner.signIn(email, PASSWORD);
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByText('No figures for today yet')).toBeVisible();
  const waits = page.getByRole('figure', { name: 'Announced and actual waits, by hour' });
  await expect(waits).toContainText('100% of the waits were within the range announced');
  await waits.getByText('Show as a table').click();
  await expect(waits.getByRole('row').nth(1)).toHaveText(/09:00.*10 min.*15 min.*100%/);
});
