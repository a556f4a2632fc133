import { expect, type Locator, type Page } from '@playwright/test';
import type { Merchant, Queue } from '@turno/shared-types';
import { openSheet } from '../../pages/open-sheet.ts';
import { ask } from '../../support/api.ts';
import { outOfReach, tabTo } from '../../support/browser/keyboard.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { guests } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const OTHER_QUEUE = 'Ritiro';

/** A merchant with two queues; four people wait in the first. */
async function merchantWithPeople(): Promise<Merchant> {
  const merchant = await ownMerchant('marta', 'Tastiera');
  const { accessToken: token } = await signedIn('marta');
  const body = { name: OTHER_QUEUE, capacity: 1, defaultWaitingTime: 300 };
  const path = `/private/merchants/${merchant.id}/queues`;
  const added = await ask(path, { method: 'POST', token, body });
  expect((added.json as Queue).name, added.text).toBe(OTHER_QUEUE);
  for (const person of await guests(4)) {
    await takenTicket(firstQueueOf(merchant).lineUp, person);
  }
  return merchant;
}

/** Signs in and opens the dashboard of a merchant, without a mouse. */
async function openDashboard(page: Page, merchant: Merchant): Promise<void> {
  const { email, password } = account('marta');
  await page.goto('/manage-merchant');
  await tabTo(page, 'textbox', 'E-mail');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Manage' }).waitFor();
  await tabTo(page, 'combobox', 'Place');
  // A list of the browser opens at the entry that is typed.
  await page.keyboard.type(merchant.name);
  await expect(page.getByRole('region', { name: firstQueueName(merchant) })).toBeVisible();
}

const firstQueueName = ({ queues }: Merchant) => queues[0]?.name ?? '';

async function pressed(page: Page, name: string | RegExp, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, 'button', name);
  await page.keyboard.press(key);
}

/** A dialog that opened under the keyboard has the focus inside; Escape gives it back to what opened it. */
async function opensAndReturns(page: Page, opener: Locator, key: 'Enter' | 'Space') {
  await openSheet(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press(key);
  await openSheet(page);
}

test('S-21 MER-016 MER-025 a desk is run by the keyboard alone: call, pause, after the call, close', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const merchant = await merchantWithPeople();
  await openDashboard(page, merchant);
  const panel = page.getByRole('region', { name: firstQueueName(merchant) });
  const served = panel
    .getByText('Now serving', { exact: true })
    .locator('xpath=following-sibling::*[1]');
  // The list of those who wait loads after the panel, and brings buttons of its own.
  await expect(panel.getByRole('button', { name: /^Move/ })).toHaveCount(4);
  expect(await outOfReach(page), 'no Tab reaches these').toEqual([]);

  await test.step('Space calls, three stops after the heading; Enter pauses and resumes', async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
    expect(await tabTo(page, 'button', 'Call 1')).toBeLessThanOrEqual(3);
    await page.keyboard.press('Space');
    await expect(served).toHaveText('1');
    await pressed(page, /^Pause$/, 'Enter');
    await expect(page.getByText('Queue paused', { exact: true })).toBeVisible();
    await pressed(page, /^Resume$/, 'Space');
    await expect(page.getByText('Queue resumed', { exact: true })).toBeVisible();
  });

  await test.step('the buttons of the called ticket', async () => {
    await pressed(page, /^Repeat the call$/, 'Enter');
    await pressed(page, /^Did not come$/, 'Space');
    await pressed(page, /^Bring back 1$/, 'Enter');
    await expect(served).toHaveText('1');
    await pressed(page, /^Put back in the queue$/, 'Enter');
    await opensAndReturns(
      page,
      page.getByRole('button', { name: 'Put back in the queue' }),
      'Enter',
    );
    await expect(page.getByRole('button', { name: 'To the end of the queue' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    // 2 was next before as well: only now is 1 back, and the desk free for the next command.
    await expect(served).toHaveText('Nobody at the moment');
    await expect(panel.getByRole('button', { name: 'Call 2' })).toBeVisible();
  });

  await test.step('the key N calls from anywhere, and a number moves to another queue', async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
    // Right after the number changes the key ignores a double press; a person presses again.
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(served).toHaveText('2', { timeout: 2_000 });
    }).toPass();
    await pressed(page, /^Withdraw the call$/, 'Enter');
    await expect(panel.getByRole('button', { name: 'Call 2' })).toBeVisible();
    await pressed(page, /^Move 2$/, 'Enter');
    const sheet = await openSheet(page);
    await tabTo(page, 'button', OTHER_QUEUE);
    await page.keyboard.press('Space');
    await expect(sheet).toBeHidden();
    await expect(page.getByText(/^Number 2 is now /).first()).toBeVisible();
  });

  await test.step('closing asks, and reopens', async () => {
    await pressed(page, /^Close the queue$/, 'Enter');
    await opensAndReturns(page, page.getByRole('button', { name: 'Close the queue' }), 'Space');
    await pressed(page, /^No new numbers, but serve/, 'Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(panel.getByText('Closed', { exact: true }).first()).toBeVisible();
    expect(await outOfReach(page), 'no Tab reaches these').toEqual([]);
    await pressed(page, /^Reopen the queue$/, 'Space');
    await expect(panel.getByText('Open', { exact: true }).first()).toBeVisible();
  });
});

/** Whether the call bar at the lower edge covers a part of what has the focus; `null` inside the bar itself. */
function isFocusCovered(): boolean | null {
  const focused = document.activeElement;
  const bar = [...document.querySelectorAll('button')].find((each) =>
    each.textContent?.startsWith('Call '),
  )?.parentElement;
  if (!focused || focused === document.body || !bar || bar.contains(focused)) return null;
  const [box, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  return box.bottom > over.top && box.top < over.bottom;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('MER-016 MER-018 the call bar covers neither what the keyboard reaches nor the number that staff take', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const merchant = await merchantWithPeople();
    await openDashboard(page, merchant);
    await page.evaluate(() => document.querySelector<HTMLElement>('h1')?.focus());
    const seen: (boolean | null)[] = [];
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(isFocusCovered));
    }
    expect(seen.filter((covered) => covered === false).length).toBeGreaterThan(8);
    expect(seen).not.toContain(true);

    await pressed(page, /^Take a number$/, 'Enter');
    const sheet = await openSheet(page);
    await sheet.locator('label').first().click();
    await sheet.getByRole('button', { name: 'Take a number' }).click();
    const taken = page.getByText(/^Number taken: /);
    await expect(taken).toBeVisible();
    const box = await taken.boundingBox();
    const bar = await page.getByRole('button', { name: /^Call / }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
