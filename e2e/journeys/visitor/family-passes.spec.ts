import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Merchant, PassOwner, Queue, Session, Ticket } from '@turno/shared-types';
import { AccountPage } from '../../pages/account-page.ts';
import { openSheet } from '../../pages/open-sheet.ts';
import { WalletPage } from '../../pages/wallet-page.ts';
import { type Answer, ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { launchWithCamera } from '../../support/browser/fake-camera.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { callAllWaiting, merchantAt, signedIn } from '../../support/demo-data.ts';
import { newCustomer, PASSWORD, sharedFastTracks } from '../../support/passes.ts';
import { openDatabases } from '../../support/platform/database.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { shell } = platformUrls();
const PARK = 'museo-delle-maree';
const CHILDREN = ['Emma', 'Leo', 'Mia', 'Zoe'];

test('PAS-019 PAS-025 CON-058 CON-061 CON-069 CON-070 a family scans its passes, activates them and takes a number', async () => {
  test.setTimeout(180_000);
  const { email, session } = await newCustomer();
  const browser = await launchWithCamera(await sharedFastTracks(4));
  const page = await (await contextOf(browser, null, { permissions: ['camera'] })).newPage();
  const wallet = new WalletPage(page);

  // A visitor signs in and comes back into the same step: the camera reads the code.
  await page.goto(`${shell}/aq/${PARK}`);
  await wallet.button('Add a pass').click();
  await wallet.button('Scan a code').click();
  await new AccountPage(page).signIn(email, PASSWORD);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
  await wallet.button('Continue').click();

  // Four names; a reload in between loses none of them.
  await wallet.name(...CHILDREN);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'For whom' }).nth(3)).toHaveValue('Zoe');
  await wallet.give();
  for (const name of CHILDREN) await expect(wallet.person(name)).toContainText('Not activated yet');

  // No pass is activated yet: the page says so and leads to the list.
  await page.goto(`${shell}/aq/${PARK}`);
  const track = page.getByRole('region', { name: 'Fast Track' });
  await track.getByRole('button', { name: 'Why is it not available?' }).click();
  await wallet.button('Activate for today').click();
  await wallet.button('Activate all for today').click();
  await page.getByRole('button', { name: 'Activate for today', exact: true }).last().click();
  await expect(page.getByRole('checkbox')).toHaveCount(1 + CHILDREN.length);
  await page.getByText('Select all').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Get in line' }).click();
  await page.waitForURL(/\/show-pass\//);
  await expect(page.getByText(/Fast Track giornaliero · \w+ \+3/)).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code of ticket/ })).toBeVisible();
  await browser.close();
  await useUp(session);
});

/**
 * The family is called and checked in, once. Then one child lines up alone until the pass is used up (PAS-031, PAS-034).
 */
async function useUp({ id: userId, accessToken: token }: Session): Promise<void> {
  const merchant = await merchantAt(PARK);
  const owners = (await ask(`/private/users/${userId}/pass_owners`, { token })).json as PassOwner[];
  const [child] = owners.filter(({ id }) => id !== null);
  const path = `/public/merchants/${merchant.id}/queues/${fastTrackOf(merchant).id}/lineup`;
  const body = { passOwners: [{ id: child?.id, passId: child?.passIds[0] }] };
  const lineUps: unknown[] = [];
  for (let round = 0; round < 3; round += 1) {
    await callAllWaiting(PARK, 'marta', fastTrackOf);
    expect(await checkIn(merchant.id, userId, token)).toEqual([200, 'ticket_already_scanned']);
    lineUps.push(outcomeOf(await ask(path, { method: 'POST', token, body })));
  }
  expect(lineUps).toEqual([201, 201, 'pass_used_up']);
}

/** Staff scan the newest ticket of a customer twice. */
async function checkIn(merchantId: number, userId: number, token: string): Promise<unknown[]> {
  const staff = await signedIn('marta');
  const [ticket] = (await ask(`/private/users/${userId}/tickets`, { token })).json as Ticket[];
  const path = `/private/merchants/${merchantId}/queues/checkin_ticket`;
  const scan = () =>
    ask(path, {
      method: 'POST',
      token: staff.accessToken,
      body: { token: ticket?.checkInCode },
      headers: { 'idempotency-key': randomUUID() },
    });
  return [outcomeOf(await scan()), outcomeOf(await scan())];
}

/** The code of an error, else the status. */
function outcomeOf({ json, status }: Answer): unknown {
  return Reflect.get(Object(json), 'error_code') ?? status;
}

function fastTrackOf({ name, queues }: Merchant): Queue {
  const queue = queues.find(({ passMode }) => passMode === 'specific');
  if (!queue) throw new Error(`${name} has no Fast Track`);
  return queue;
}

test('PAS-013 PAS-028 CON-020 CON-071 of two phones without a camera that redeem one code at once, one wins and the other is told', async ({
  browser,
}) => {
  const code = await sharedFastTracks(1);
  const phones = await Promise.all(
    [1, 2].map(async () => {
      const { session } = await newCustomer();
      const context = await contextOf(browser, session, {});
      await context.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('denied', 'NotAllowedError'));
      });
      const page = await context.newPage();
      const wallet = new WalletPage(page);
      await page.goto(`${shell}/my-tickets?open=scan`);
      const sheet = await openSheet(page);
      await expect(sheet.getByText(/Permission denied/)).toBeVisible();
      await wallet.type(code);
      await wallet.name('Emma');
      return { page, wallet };
    }),
  );
  await Promise.all(phones.map(({ wallet }) => wallet.give()));
  const outcomes = await Promise.all(
    phones.map(async ({ page, wallet }) => {
      const told = page.getByText('These passes cannot be redeemed').first();
      await expect(wallet.person('Emma').or(told)).toBeVisible();
      return (await wallet.person('Emma').isVisible()) ? 'won' : 'told';
    }),
  );
  expect(outcomes.toSorted()).toEqual(['told', 'won']);
});

test('PAS-021 CON-072 CON-073 a pass of another day is expired and admits to nothing', async ({
  browser,
}) => {
  const { session } = await newCustomer();
  const page = await (await contextOf(browser, session, {})).newPage();
  const wallet = new WalletPage(page);
  await page.goto(`${shell}/my-tickets?open=manual`);
  await wallet.type(await sharedFastTracks(1));
  await wallet.name('Emma');
  await wallet.give();
  await wallet.person('Emma').click();
  await wallet.button('Activate for today for Emma').click();
  await (await openSheet(page)).getByRole('button', { name: 'Activate for today' }).click();
  await expect(page.getByText('Usable today')).toBeVisible();

  const databases = await openDatabases();
  const passes = databases.passes.collection('passes');
  await passes.updateOne({ userId: session.id }, { $set: { activatedOn: ['2026-01-01'] } });
  await databases.close();
  await page.reload();
  const expired = page.getByRole('region', { name: 'Expired passes' });
  await expect(expired).toContainText('Valid until 01/01/2026');
  await expectNoAxeViolations(page);
  await expired.getByRole('button', { name: /More info/ }).click();
  await expect((await openSheet(page)).getByText('Uses so far')).toBeVisible();

  await page.goto(`${shell}/aq/${PARK}`);
  await page
    .getByRole('region', { name: 'Fast Track' })
    .getByText(/Why is it not/)
    .click();
  await expect((await openSheet(page)).getByText(/needs a Fast Track/)).toBeVisible();
});
