import { expect } from '@playwright/test';
import type { Session } from '@turno/shared-types';
import { TicketPage } from '../../pages/number-pages.ts';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { newCustomer, PASSWORD } from '../../support/passes.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const NOTICED_WITHIN_MS = 5_000;
/** In which a page would ask again with the token that was rejected. */
const AFTERWARDS_MS = 3_000;

test('X-15 ERR-003 a ticket page notices within seconds that another device ended its session, and sends nothing after the first rejected call', async ({
  browser,
}) => {
  const { shell } = platformUrls();
  const { email, session } = await newCustomer();
  const merchant = await ownMerchant('marta', 'Sessione');
  const queue = firstQueueOf(merchant);
  await takenTicket(queue.lineUp, session, { paxCount: 2 });
  const context = await contextOf(browser, session, { baseURL: shell });
  const page = await context.newPage();
  const calls = { isRejected: false, sentLater: [] as string[] };
  page.on('response', (response) => {
    calls.isRejected ||= response.status() === 401;
  });
  // The ticket page and the call alerts may have requests in flight; neither sends this token once it was rejected.
  page.on('request', (request) => {
    const isOwn = request.headers().authorization?.includes(session.accessToken);
    if (calls.isRejected && isOwn) calls.sentLater.push(request.url());
  });
  await page.goto(`/reservation/${merchant.id}/${queue.id}`);
  await expect(new TicketPage(page).number).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  const signIn = { method: 'POST', body: { email, password: PASSWORD } };
  const { id, accessToken: token } = (await ask('/auth/signin', signIn)).json as Session;
  const ended = await ask(`/private/users/${id}/sessions`, { method: 'DELETE', token });
  expect(ended.status, ended.text).toBe(204);
  await expect(page.getByText('You are no longer signed in')).toBeVisible({
    timeout: NOTICED_WITHIN_MS,
  });
  await page.waitForTimeout(AFTERWARDS_MS);
  expect(calls).toEqual({ isRejected: true, sentLater: [] });
  await context.close();
});
