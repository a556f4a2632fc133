import { expect, type Page } from '@playwright/test';
import type { Merchant, Queue } from '@turno/shared-types';
import { TakeNumberPage, TicketPage } from '../../pages/number-pages.ts';
import { openSheet } from '../../pages/open-sheet.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { mailsTo } from '../../support/platform/mails.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { merchant: ownAddress, shell } = platformUrls();
const PAUSED = 'The queue is paused: you keep your place.';
const YES = 'Yes, notify those waiting';
const NO = 'No, without a notice';

/** A merchant with two automatic queues, and their line-ups. */
async function automaticMerchant(): Promise<{ merchant: Merchant; queueIds: number[] }> {
  const merchant = await ownMerchant('marta', 'Ruota');
  const { accessToken: token } = await signedIn('marta');
  const queueIds: number[] = [];
  for (const name of ['Ruota panoramica', 'Trenino']) {
    const body = { name, nextRatio: 1, capacity: 1, defaultWaitingTime: 300 };
    const path = `/private/merchants/${merchant.id}/queues`;
    const added = await ask(path, { method: 'POST', token, body });
    expect([added.status, added.text]).toEqual([201, added.text]);
    queueIds.push((added.json as Queue).id);
  }
  return { merchant, queueIds };
}

/** Sofia waits and asks for mails about her ticket; returns how many told her of a pause. */
async function toldByMail(lineUp: string): Promise<() => number> {
  const sofia = await signedIn('sofia');
  const { queueDailyCounterId: counterId, counter } = await takenTicket(lineUp, sofia);
  const asked = await ask(`/private/users/${sofia.id}/tickets/${counterId}/${counter}/notices`, {
    method: 'PUT',
    token: sofia.accessToken,
    headers: { 'accept-language': 'en' },
    body: { byEmail: true },
  });
  expect([asked.status, asked.text]).toEqual([200, asked.text]);
  const before = pauseMails();
  return () => pauseMails() - before;
}

const pauseMails = () =>
  mailsTo(account('sofia').email).filter((mail) => mail.includes('You keep your number.')).length;

/** Both steps of the wizard; the choice of the device is the one that is checked when it opens. */
async function pauseAll(page: Page, choice: { remembered: string; wanted: string }): Promise<void> {
  await page.getByRole('button', { name: 'Pause the automatic queues' }).click();
  const sheet = await openSheet(page);
  await expect(sheet.getByText('Step 1 of 2')).toBeVisible();
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(sheet.getByText('Step 2 of 2')).toBeVisible();
  await expect(sheet.getByRole('radio', { name: choice.remembered })).toBeChecked();
  await sheet.locator('label').filter({ hasText: choice.wanted }).click();
  await expectNoAxeViolations(page);
  await sheet.getByRole('button', { name: 'Pause the automatic queues' }).click();
  await expect(sheet).toBeHidden();
}

async function restart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name: 'Resume', exact: true }).click();
  // That of a restart before may still be there.
  await expect(page.getByText('Automatic queues resumed').first()).toBeVisible();
}

for (const { where, address } of [
  { where: 'in the shell', address: shell },
  { where: 'at the remote’s own address', address: ownAddress },
]) {
  test.describe(where, () => {
    test.use({ baseURL: address });

    test(`QUE-046 MER-026 MER-028 MER-029 the pause of all automatic queues notifies those who wait, ${where}`, async ({
      page,
      browser,
    }) => {
      test.setTimeout(240_000);
      const { merchant, queueIds } = await automaticMerchant();
      const visitor = await (
        await browser.newContext({ locale: 'en-GB', baseURL: shell })
      ).newPage();
      await new TakeNumberPage(visitor).open(merchant.id, queueIds[0] ?? 0);
      await new TakeNumberPage(visitor).takeFor(2);
      await expect(new TicketPage(visitor).number).toBeVisible();
      const lineUp = `/public/merchants/${merchant.id}/queues/${queueIds[1]}/lineup`;
      const pauseMails = await toldByMail(lineUp);

      const { email, password } = account('marta');
      await new DashboardPage(page).signIn(email, password);
      await new DashboardPage(page).choosePlace(merchant.name);
      await page.getByRole('tab', { name: /^Auto/ }).click();
      await pauseAll(page, { remembered: YES, wanted: YES });
      await expect(
        page.getByText('Automatic queues paused: those waiting are notified'),
      ).toBeVisible();
      await expect(page.getByText('The automatic queues are paused')).toBeVisible();
      await expect(page.getByText('3 people are still waiting.').first()).toBeVisible();
      await expectNoAxeViolations(page);
      await expect(visitor.getByText(PAUSED)).toBeVisible();
      await expect.poll(pauseMails).toBe(1);
      const late = await ask(lineUp, {
        method: 'POST',
        token: (await guest()).accessToken,
        body: {},
      });
      expect(late.json).toMatchObject({ error_code: 'queue_closed' });
      // Who waits can still be called.
      await expect(page.getByRole('button', { name: 'Call the next one' })).toBeEnabled();

      await restart(page);
      await expect(visitor.getByText(PAUSED)).toBeHidden();
      await pauseAll(page, { remembered: YES, wanted: NO });
      await expect(visitor.getByText(PAUSED)).toBeVisible();
      await restart(page);
      await page.reload();
      await page.getByRole('tab', { name: /^Auto/ }).click();
      await pauseAll(page, { remembered: NO, wanted: NO });
      expect(pauseMails()).toBe(1);
    });
  });
}
