import { expect, type Page } from '@playwright/test';
import type { ScanResult } from '@turno/shared-types/passes';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { signedIn } from '../../support/demo-data.ts';
import { test } from '../../support/test.ts';

/** Manages a venue that accepts passes. */
const STAFF = 'marta';
const ENTRANCE = 'Ingresso giornaliero';

/** The token behind the code that the page shows after a press on a button. */
async function sharedToken(page: Page, button: string | RegExp): Promise<string> {
  const answer = page.waitForResponse((each) => each.url().endsWith('/passes/share'));
  await page.getByRole('button', { name: button }).click();
  return (await (await answer).json()).shareToken;
}

const codeOf = (page: Page) => page.getByRole('img', { name: /the customer takes the passes/ });

test('PSU-002 PSU-003 PAS-013 staff create four passes, and one account takes them over', async ({
  browser,
}) => {
  const [staff, anna, luca] = [
    await signedIn(STAFF),
    await signedIn('anna'),
    await signedIn('luca'),
  ];
  const context = await contextOf(browser, staff, {});
  const page = await context.newPage();
  await page.goto('/scan-create-pass');
  await page.getByRole('tab', { name: 'Create passes' }).click();
  await page.getByLabel('Type of pass').selectOption({ label: ENTRANCE });
  await page.getByRole('radio', { name: /^4.people/ }).check({ force: true });
  const token = await sharedToken(page, /Create 4.passes/);
  await expect(codeOf(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(`4 passes ${ENTRANCE}`);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Full screen' }).click();
  const large = page.getByRole('dialog', { name: /the customer takes the passes/ });
  await expect(large.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(codeOf(page)).toBeVisible();

  const redeemed = (session: typeof anna) =>
    ask(`/private/users/${session.id}/passes/redeem`, {
      method: 'POST',
      token: session.accessToken,
      body: { token },
    });
  const [first, again] = [await redeemed(anna), await redeemed(anna)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect((first.json as { passIds: number[] }).passIds).toHaveLength(4);
  expect(await redeemed(luca)).toMatchObject({
    status: 422,
    json: { error_code: 'passes_not_redeemable' },
  });
});

test('PSU-003 SHL-010 with text at 200 % the code is seen whole as its sheet opens', async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const context = await contextOf(browser, await signedIn(STAFF), { viewport });
  const page = await context.newPage();
  await page.goto('/scan-create-pass?way=create');
  await page.getByLabel('Type of pass').selectOption({ label: ENTRANCE });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await sharedToken(page, /Create 1.pass/);
  await expect(codeOf(page)).toBeInViewport({ ratio: 1 });
  const done = page.getByRole('button', { name: 'Done' });
  await expect
    .poll(async () => {
      const [code, button] = [await codeOf(page).boundingBox(), await done.boundingBox()];
      return code && button && code.y + code.height <= button.y;
    })
    .toBe(true);
});

test('PSU-005 PSU-006 PSU-011 cards are typed where the camera is refused; one wrong code shares nothing', async ({
  browser,
}) => {
  const staff = await signedIn(STAFF);
  const path = `/private/users/${staff.id}/passes`;
  const token = staff.accessToken;
  const types = (await ask(`${path}/types`, { token })).json as { id: number; name: string }[];
  const passTypeId = types.find(({ name }) => name === ENTRANCE)?.id;
  const body = { passTypeId, passCount: 2 };
  const created = await ask(path, { method: 'POST', token, body });
  const { passes } = created.json as { passes: { mediacode: string }[] };
  const [first = '', second = ''] = passes.map(({ mediacode }) => mediacode);

  const context = await contextOf(browser, staff, {});
  const page = await context.newPage();
  // The browser's answer when a person refuses the camera.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('refused', 'NotAllowedError');
    };
  });
  await page.goto('/scan-create-pass?way=scan');
  await expect(page.getByText(/Permission denied/)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(first.toLowerCase());
  await page.getByRole('button', { name: 'Add the code' }).click();
  // A keyboard-wedge scanner types wherever the focus is.
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.type('WR0NGC0DE1');
  await page.keyboard.press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Show the code for the customer' }).click();
  await expect(page.getByRole('alert').getByText('Some codes are not valid')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'WR0NGC0DE1' })).toContainText(
    'This code is not valid',
  );
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Remove the code WR0NGC0DE1' }).click();
  const shared = await sharedToken(page, 'Show the code for the customer');
  await expect(page.getByRole('dialog')).toContainText(`2 passes ${ENTRANCE}`);
  const sofia = await signedIn('sofia');
  const scanned = await ask('/private/scan_code', {
    method: 'POST',
    token: sofia.accessToken,
    body: { value: shared },
  });
  expect((scanned.json as ScanResult).passes).toHaveLength(2);

  // Until a customer takes them over, the passes are offered again, also after a reload.
  await page.reload();
  await expect(page.getByText(/scanned but not handed over yet/)).toBeVisible();
});
