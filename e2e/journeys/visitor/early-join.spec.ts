import { expect } from '@playwright/test';
import { clockOf, localTime } from '@turno/shared-types/rules';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { ask } from '../../support/api.ts';
import { awayFromMidnight, merchantAt, signedIn, ticketQueueOf } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

const VANITY = 'verdesole-porta-ticino';
/** The place opens at the end of the day, so that joining begins before whatever the time is now. */
const OPENS_AT = 23 * 60 + 59;
/** What it takes to set this up and to see the countdown, on a slow machine too. */
const LEAST_WAIT_S = 20;
const WAIT_MS = (60 + LEAST_WAIT_S + 60) * 1_000;

awayFromMidnight(VANITY, 'piero');

/** Lets people join from one of the next two minutes on; answers which, as `HH:mm`, and how to undo it. */
async function joiningBeginsSoon() {
  const { accessToken: token } = await signedIn('piero');
  const { id, timezone } = await merchantAt(VANITY);
  const now = localTime(new Date(), timezone);
  const from = now.minutes + (60 - now.seconds > LEAST_WAIT_S ? 1 : 2);
  const body = { date: now.date, start: clockOf(OPENS_AT), end: '24:00', typology: 'openings' };
  const path = `/private/merchants/${id}`;
  const limit = async (seconds: number | null) => {
    const change = { lineupLimitedBeforeOpening: seconds };
    expect(await ask(path, { method: 'PUT', token, body: change })).toMatchObject({ status: 200 });
  };
  const opening = await ask(`${path}/openings`, { method: 'POST', token, body });
  expect(opening.status).toBe(201);
  await limit((OPENS_AT - from) * 60);
  const undo = async () => {
    await limit(null);
    const row = `${path}/openings/${(opening.json as { id: number }).id}`;
    expect(await ask(row, { method: 'DELETE', token })).toMatchObject({ status: 204 });
  };
  return { from: clockOf(from), undo };
}

test('CON-028 CON-025 QUE-056 who is too early sees the time run out, and takes a number when it has', async ({
  page,
}) => {
  test.setTimeout(WAIT_MS + 180_000);
  const merchant = await merchantAt(VANITY);
  const take = new TakeNumberPage(page);
  // The page's code is here before the time begins to run.
  await take.open(merchant.id, ticketQueueOf(merchant).id);
  await expect(take.button).toBeEnabled();
  const { from, undo } = await joiningBeginsSoon();
  try {
    await page.reload();
    await expect(page.getByText(`You can join the queue from ${from}`)).toBeVisible();
    await expect(take.button).toBeDisabled();
    const left = await page.getByRole('timer').textContent();
    await expect(page.getByRole('timer')).not.toHaveText(left ?? '');

    await expect(take.button).toBeEnabled({ timeout: WAIT_MS });
    await expect(page.getByText('You can join the queue from')).toBeHidden();
    await take.take();
    await expect(new TicketPage(page).number).toBeVisible();
  } finally {
    await undo();
  }
});
