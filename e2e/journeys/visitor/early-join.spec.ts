import { expect } from '@playwright/test';
import type { Merchant } from '@turno/shared-types';
import { clockOf, localTime } from '@turno/shared-types/rules';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { ask } from '../../support/api.ts';
import { signedIn } from '../../support/demo-data.ts';
import { daytimeZone, firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

/** The place opens at the end of the day, so that joining begins before whatever the time is now. */
const OPENS_AT = 23 * 60 + 59;
/** What it takes to set this up and to see the countdown, on a slow machine too. */
const LEAST_WAIT_S = 20;
const WAIT_MS = (60 + LEAST_WAIT_S + 60) * 1_000;

/** Lets people join from one of the next two minutes on; returns which, as `HH:mm`. */
async function joiningBeginsSoon({ id, timezone }: Merchant): Promise<string> {
  const { accessToken: token } = await signedIn('marta');
  const now = localTime(new Date(), timezone);
  const from = now.minutes + (60 - now.seconds > LEAST_WAIT_S ? 1 : 2);
  const body = { date: now.date, start: clockOf(OPENS_AT), end: '24:00', typology: 'openings' };
  const path = `/private/merchants/${id}`;
  const opening = await ask(`${path}/openings`, { method: 'POST', token, body });
  expect(opening.status).toBe(201);
  const change = { lineupLimitedBeforeOpening: (OPENS_AT - from) * 60 };
  expect(await ask(path, { method: 'PUT', token, body: change })).toMatchObject({ status: 200 });
  return clockOf(from);
}

test('CON-028 CON-025 QUE-056 who is too early sees the time run out, and takes a number when it has', async ({
  page,
}) => {
  test.setTimeout(WAIT_MS + 180_000);
  const merchant = await ownMerchant('marta', 'Presto', daytimeZone());
  const take = new TakeNumberPage(page);
  // The page's code is here before the time begins to run.
  await take.open(merchant.id, firstQueueOf(merchant).id);
  await expect(take.button).toBeEnabled();
  const from = await joiningBeginsSoon(merchant);
  await page.reload();
  await expect(page.getByText(`You can join the queue from ${from}`)).toBeVisible();
  await expect(take.button).toBeDisabled();
  const left = await page.getByRole('timer').textContent();
  await expect(page.getByRole('timer')).not.toHaveText(left ?? '');

  await expect(take.button).toBeEnabled({ timeout: WAIT_MS });
  await expect(page.getByText('You can join the queue from')).toBeHidden();
  await take.takeFor(2);
  await expect(new TicketPage(page).number).toBeVisible();
});
