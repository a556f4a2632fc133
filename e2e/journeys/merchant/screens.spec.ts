import { type Browser, expect, type Page, test } from '@playwright/test';
import type { LiveMessage, Merchant } from '@turno/shared-types';
import type { Device } from '@turno/shared-types/devices';
import { ask } from '../../support/api.ts';
import { signedIn } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';

/** With the two pages twenty boards. A page would cost a second each, and the stream is what may be late or lost. */
const STREAMS = 18;

/** A screen of the venue, whose voice keeps a queue as a browser's does: one utterance after the other. */
async function screenAt(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: platformUrls().shell, locale: 'en-GB' },
    ...{ viewport: { width: 1280, height: 720 }, isMobile: false, deviceScaleFactor: 1 },
  });
  const screen = await context.newPage();
  await screen.addInitScript(() => {
    const heard: string[] = [];
    const queue: SpeechSynthesisUtterance[] = [];
    const next = () =>
      setTimeout(() => {
        const utterance = queue.shift();
        if (!utterance) return;
        heard.push(utterance.text);
        utterance.dispatchEvent(new SpeechSynthesisEvent('end', { utterance }));
        if (queue.length > 0) next();
      }, 100);
    const count = { prints: 0 };
    Object.assign(window, { heard, count });
    speechSynthesis.speak = (utterance) => {
      if (queue.push(utterance) === 1) next();
    };
    window.print = () => {
      count.prints += 1;
    };
  });
  await screen.goto(path);
  return screen;
}

const heardAt = (screen: Page) => screen.evaluate(() => Reflect.get(window, 'heard'));
const codeOn = (screen: Page) => screen.getByRole('img', { name: /^Code \w{6}$/ });

/** Staff enter the code that a screen shows. */
async function pair(screen: Page, { id }: Merchant, token: string): Promise<Device> {
  const code = ((await codeOn(screen).getAttribute('aria-label')) ?? '').replace('Code ', '');
  const path = `/private/merchants/${id}/devices`;
  const answer = await ask(path, { method: 'POST', token, body: { code, name: 'Entrance' } });
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  return answer.json as Device;
}

/** The stream of a board without its page: answers once it is open, with how to wait for a number. */
async function streamOf(merchantId: number) {
  const leaving = new AbortController();
  const { body, status } = await fetch(
    `${platformUrls().gateway}/public/merchants/${merchantId}/events`,
    { signal: leaving.signal },
  );
  expect(status).toBe(200);
  return async (number: string): Promise<number> => {
    let text = '';
    let count = 0;
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
      const messages = [...text.matchAll(/^data: (\{.*\})\n/gm)].map(
        ([, json = '']) => JSON.parse(json) as LiveMessage,
      );
      count = messages.filter(
        (each) => each.type === 'queue-changed' && each.counter.currentTicket === number,
      ).length;
      if (count > 0) break;
    }
    leaving.abort();
    return count;
  };
}

test('DIS-002 DIS-006 a board is paired by its code; twenty boards follow a call, each says it once', async ({
  browser,
}) => {
  const { accessToken: token } = await signedIn('marta');
  const merchant = await ownMerchant('marta', 'Venti tabelloni');
  const queue = firstQueueOf(merchant);
  const paired = await screenAt(browser, '/display');
  const device = await pair(paired, merchant, token);
  const byAddress = await screenAt(browser, `/display/${merchant.id}`);
  for (const board of [paired, byAddress]) {
    await expect(board.getByRole('heading', { name: merchant.name })).toBeVisible();
  }
  const { ticketValue: number } = await takenTicket(queue.lineUp, await guest());
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => streamOf(merchant.id)));
  const seen = Promise.all(streams.map((sees) => sees(number)));
  expect((await ask(queue.next, { method: 'POST', token, body: {} })).status).toBe(200);
  expect(await seen).toEqual(Array(STREAMS).fill(1));
  const said = [`Stiamo servendo il numero ${number}`];
  for (const board of [paired, byAddress]) {
    await expect(board.locator('section[data-state="serving"]')).toContainText(number);
    await expect.poll(() => heardAt(board)).toEqual(said);
  }

  await paired.reload();
  await expect(paired.getByRole('heading', { name: merchant.name })).toBeVisible();
  const path = `/private/merchants/${merchant.id}/devices/${device.id}`;
  expect((await ask(path, { method: 'DELETE', token })).status).toBe(204);
  await expect(codeOn(paired)).toBeVisible();
  // Nothing of this was a call.
  expect(await heardAt(paired)).toEqual([]);
  expect(await heardAt(byAddress)).toEqual(said);
  for (const board of [paired, byAddress]) await board.context().close();
});

test('QUE-052 a paired kiosk gives numbers by touch, prints their slips and stays where it is', async ({
  browser,
  request,
}) => {
  const { accessToken: token } = await signedIn('marta');
  const merchant = await ownMerchant('marta', 'Kiosk');
  const kiosk = await screenAt(browser, `/kiosk/${merchant.id}`);
  await pair(kiosk, merchant, token);
  for (const number of ['1', '2']) {
    await kiosk.getByRole('listitem').getByRole('button').click();
    await kiosk.getByRole('button', { name: /^2\speople$/ }).click();
    await expect(kiosk.getByRole('heading', { name: `Your number ${number}` })).toBeVisible();
    const prints = await kiosk.evaluate(() => Reflect.get(window, 'count').prints);
    expect(prints).toBe(Number(number));
    const slip = (await kiosk.locator('[data-print="slip80"]').textContent()) ?? '';
    const status = await request.get(`${platformUrls().shell}${/\/t\/[\w-]{19}/.exec(slip)?.[0]}`);
    expect(status.status()).toBe(200);
    expect(await status.text()).toContain(merchant.name);
    await kiosk.getByRole('button', { name: 'Done' }).click();
  }
  await kiosk.evaluate(() => history.back());
  await expect(kiosk.getByRole('listitem').getByRole('button')).toBeVisible();
  await expect(kiosk).toHaveURL(new RegExp(`/kiosk/${merchant.id}$`));
  await kiosk.context().close();
});
