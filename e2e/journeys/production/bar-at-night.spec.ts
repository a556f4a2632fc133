import { expect } from '@playwright/test';
import type { Ticket } from '@turno/shared-types';
import { dateAfter, instantOf, localTime } from '@turno/shared-types/rules';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { test } from '../../support/production/platform.ts';
import { everyDay, PASSWORD, register } from '../../support/production/register.ts';

const HOUR_MS = 3_600_000;
const CAFES = 12;

/** The date of the next evening whose noon comes so many hours before that of the next day. */
function nextEvening(after: Date, timezone: string, hours: number): string {
  const noon = (date: string) => instantOf(date, '12:00', timezone).getTime();
  let date = dateAfter(localTime(after, timezone).date, 1);
  while (noon(dateAfter(date, 1)) - noon(date) !== hours * HOUR_MS) date = dateAfter(date, 1);
  return date;
}

for (const { night, timezone, hours } of [
  { night: 'an ordinary night', timezone: 'Europe/Rome', hours: 24 },
  { night: 'a night without the hour before two', timezone: 'Europe/London', hours: 23 },
  { night: 'a night with that hour twice', timezone: 'Europe/London', hours: 25 },
]) {
  test(`S-04 S-05 S-13 a bar until 02:00 counts on past midnight, ${night}: page, board and dashboard agree`, async ({
    production,
    newDevice,
  }) => {
    test.setTimeout(300_000);
    const { clock } = production;
    const draft = { name: `Bar ${crypto.randomUUID()}`, categoryId: CAFES, timezone };
    const { email, merchant } = await register(production, draft, everyDay('18:00', '02:00'));
    const queueId = merchant.queues[0]?.id ?? 0;
    const evening = nextEvening(clock.now(), timezone, hours);
    const closing = instantOf(dateAfter(evening, 1), '02:00', timezone);
    await clock.moveTo(instantOf(evening, '23:50', timezone));

    const [early, late, nobody] = [await newDevice(), await newDevice(), await newDevice()];
    const ticketOf = async (page: typeof early) => {
      const answer = page.waitForResponse((each) => each.url().endsWith('/lineup'));
      await new TakeNumberPage(page).open(merchant.id, queueId);
      await new TakeNumberPage(page).takeFor(2);
      return (await (await answer).json()) as Ticket;
    };
    const first = await ticketOf(early);
    const waiting = new TakeNumberPage(nobody);
    await waiting.open(merchant.id, queueId);
    const board = await newDevice();
    await board.goto(`/display/${merchant.id}`);
    await expect(board.getByText(merchant.name)).toBeVisible();
    const dashboard = new DashboardPage(await newDevice());
    await dashboard.signIn(email, PASSWORD);

    const isOpen = async () => {
      await expect(waiting.button).toBeEnabled();
      await expect(board.getByText('Queue closed')).toBeHidden();
      await expect(dashboard.page.getByText('Open', { exact: true })).toBeVisible();
    };
    await isOpen();
    await clock.moveTo(instantOf(dateAfter(evening, 1), '00:10', timezone));
    await isOpen();
    await dashboard.callButton.click();
    await expect(early.getByRole('heading', { name: 'Please come now' })).toBeVisible();
    await expect(board.getByText(first.ticketValue, { exact: true })).toBeVisible();
    const second = await ticketOf(late);
    expect(second).toMatchObject({
      queueDailyCounterId: first.queueDailyCounterId,
      counter: first.counter + 1,
    });

    await clock.moveTo(new Date(closing.getTime() - 60_000));
    await isOpen();
    await clock.moveTo(new Date(closing.getTime() + 1_000));
    await expect(waiting.page.getByText('The queue is closed', { exact: true })).toBeVisible();
    await expect(waiting.button).toBeDisabled();
    await expect(board.getByText('Queue closed')).toBeVisible();
    await expect(dashboard.page.getByText('Closed', { exact: true })).toBeVisible();
    await dashboard.callButton.click();
    await expect(late.getByRole('heading', { name: 'Please come now' })).toBeVisible();
    await expect(new TicketPage(late).number).toHaveText(second.ticketValue);
  });
}
