import { expect } from '@playwright/test';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { ask } from '../../support/api.ts';
import { callAllWaiting, merchantAt, signedIn, ticketQueueOf } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const VANITY = 'verdesole-porta-ticino';

/** What the manager does to the queue of these journeys, at once. */
async function manager() {
  const { accessToken: token } = await signedIn('piero');
  const merchant = await merchantAt(VANITY);
  const queue = ticketQueueOf(merchant);
  const day = queue.queue_daily_counters[0]?.id;
  const path = `/private/merchants/${merchant.id}/queues/${queue.id}/daily_counters/${day}`;
  const post = async (action: string, body: object) => {
    const { status } = await ask(`${path}/${action}`, { method: 'POST', token, body });
    expect(status).toBe(200);
  };
  return { merchant, queue, post };
}

test('CON-025 CON-074 QUE-049 a queue is paused, resumed, closed and opened again while the visitor is watching', async ({
  page,
  browser,
}) => {
  const { merchant, queue, post } = await manager();
  const take = new TakeNumberPage(page);
  await take.open(merchant.id, queue.id);
  await take.take();
  await expect(new TicketPage(page).number).toBeVisible();
  const other = new TakeNumberPage(
    await browser.newPage({ locale: 'en-GB', baseURL: platformUrls().shell }),
  );
  await other.open(merchant.id, queue.id);
  await expect(other.button).toBeEnabled();
  try {
    await post('pause', {});
    await expect(page.getByText('The queue is paused: you keep your place.')).toBeVisible();
    await expect(other.button).toBeDisabled();
    await expect(other.page.getByText('The queue is paused', { exact: true })).toBeVisible();
    await post('pause', { revert: true });
    await expect(other.button).toBeEnabled();
    await expect(page.getByText('The queue is paused', { exact: false })).toBeHidden();

    await post('close', {});
    await expect(page.getByText('The queue is closed: you will still be called.')).toBeVisible();
    await expect(other.page.getByText('The queue is closed', { exact: true })).toBeVisible();
    await expect(other.button).toBeDisabled();
  } finally {
    await post('close', { revert: true });
  }
  await expect(other.button).toBeEnabled();
  await expect(page.getByText('The queue is closed', { exact: false })).toBeHidden();
  await new TicketPage(page).remove();
  await other.page.close();
});

test('QUE-049 SHL-023 called while the tab is hidden: the tab’s title says so, the page shakes and is found changed', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const shakes: number[] = [];
    Object.assign(window, { shakes });
    navigator.vibrate = (pattern) => {
      shakes.push(...[pattern].flat().map(Number));
      return true;
    };
  });
  const { merchant, queue } = await manager();
  await new TakeNumberPage(page).open(merchant.id, queue.id);
  await new TakeNumberPage(page).take();
  const number = await new TicketPage(page).number.textContent();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  // Another tab comes to the front; this one becomes hidden.
  const front = await context.newPage();
  await front.goto('/terms');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await callAllWaiting(VANITY, 'piero');
  await expect(page).toHaveTitle(new RegExp(`^${number} · Tocca a te`));
  expect(await page.evaluate(() => Reflect.get(window, 'shakes'))).not.toHaveLength(0);
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Please come now' })).toBeVisible();
});
