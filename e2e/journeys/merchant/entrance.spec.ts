import { expect } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { signedIn } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { test } from '../../support/test.ts';

test('PAS-032 PSU-007 PSU-008 a party of four enters in two parts, is refused then, and one entry is undone', async ({
  browser,
}) => {
  const merchant = await ownMerchant('marta', 'Ingresso');
  const queue = firstQueueOf(merchant);
  const staff = await signedIn('marta');
  const ticket = await takenTicket(queue.lineUp, await guest(), { paxCount: 4 });
  await ask(queue.next, { method: 'POST', token: staff.accessToken, body: {} });

  const context = await contextOf(browser, staff, {});
  const page = await context.newPage();
  await page.goto('/scan-create-pass');
  await page.getByLabel('Place', { exact: true }).selectOption({ label: merchant.name });
  const checks = page.getByRole('region', { name: 'Latest checks' }).getByRole('listitem');
  const reader = page.getByRole('region', { name: 'Scanner' });
  /** A keyboard-wedge scanner types the code and Enter, wherever the focus is. */
  const scan = async () => {
    await page.keyboard.type(ticket.checkInCode ?? '');
    await page.keyboard.press('Enter');
  };

  await scan();
  await expect(reader).toContainText('May enter');
  await expectNoAxeViolations(page);
  await reader.getByRole('button', { name: 'Fewer people enter' }).click();
  await page.getByRole('radio', { name: /^3.people/ }).check({ force: true });
  await page.getByRole('button', { name: 'Let them in' }).click();
  await expect(reader).toContainText('Let in: 3 of 4, still outside: 1');
  await scan();
  await expect(reader).toContainText('Let in: 1 of 4, nobody left outside');
  await reader.getByRole('button', { name: 'Undo the entry' }).click();
  await page.getByRole('button', { name: 'They turned back' }).click();
  await expect(reader).toContainText('Entry undone');
  await scan();
  await expect(checks.first()).toContainText('May enter');
  await expect(reader).toContainText('Let in: 1 of 4, nobody left outside');

  // Another device finds everybody inside; this one knows it without a request, also after a reload.
  expect(await queue.checkIn(ticket.checkInCode ?? '', staff.accessToken)).toMatchObject({
    status: 422,
    json: { error_code: 'ticket_already_scanned' },
  });
  await page.reload();
  await expect(checks).toHaveCount(4);
});

test('PSU-001 on a wide screen the place and the entrance end where the column ends', async ({
  browser,
}) => {
  const context = await contextOf(browser, await signedIn('marta'), { isMobile: false });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1_200, height: 800 });
  await page.goto('/scan-create-pass');
  const [place, gate] = [
    page.getByLabel('Place', { exact: true }),
    page.getByRole('button', { name: 'Name the gate' }),
  ];
  const edges = async () => {
    const boxes = await Promise.all([place.boundingBox(), gate.boundingBox()]);
    return boxes.map((box) => box && { x: box.x + box.width, y: box.y + box.height });
  };
  await expect(gate).toBeVisible();
  const [ofPlace, ofGate] = await edges();
  expect(ofGate?.y).toBe(ofPlace?.y);
  // The column is 66rem wide and in the middle.
  expect(ofGate?.x).toBe(600 + 528);
});
