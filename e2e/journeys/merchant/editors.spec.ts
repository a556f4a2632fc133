import { expect, type Locator, type Page } from '@playwright/test';
import type { Merchant } from '@turno/shared-types';
import { EventsPage } from '../../pages/booking-pages.ts';
import { openSheet } from '../../pages/open-sheet.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { merchant: ownAddress, shell } = platformUrls();
const TIME = '12:00';
const SEATS = '40';

/** Types a new value over what a box holds. */
async function retype(page: Page, label: RegExp, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(text);
}

const boxOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** Expects the button beside its control, not beside the error below it; on a small screen it is under the error. */
async function expectButtonAtControl(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create the event' }).click();
  const time = page.getByRole('combobox', { name: 'Time', exact: true });
  const add = page.getByRole('button', { name: 'Add', exact: true }).first();
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 700, height: 800 });
  const beside = [await boxOf(time), await boxOf(add)].map(({ y, height }) => y + height / 2);
  expect(Math.abs((beside[0] ?? 0) - (beside[1] ?? 0))).toBeLessThanOrEqual(2);
  await page.setViewportSize({ width: 320, height: 800 });
  const [control, button] = [await boxOf(time), await boxOf(add)];
  expect(button.y).toBeGreaterThan(control.y + control.height);
  expect(Math.abs(button.x - control.x)).toBeLessThanOrEqual(2);
  if (size) await page.setViewportSize(size);
}

/** Opens the editor of the queue of a merchant, from its dashboard. */
async function openEditor(page: Page, merchant: Merchant): Promise<void> {
  const desk = new DashboardPage(page);
  const { email, password } = account('marta');
  await desk.signIn(email, password);
  await desk.choosePlace(merchant.name);
  await page.getByRole('link', { name: 'Queues and events' }).click();
  await page.getByRole('link', { name: /Single queue/ }).click();
}

for (const { where, address } of [
  { where: 'in the shell', address: shell },
  { where: 'at the remote’s own address', address: ownAddress },
]) {
  test.describe(where, () => {
    test.use({ baseURL: address });

    test(`MER-032 MER-038 MER-044 S-10 a shop edits a queue while people wait, and makes an event that a visitor sees, ${where}`, async ({
      page,
      browser,
    }) => {
      test.setTimeout(180_000);
      const merchant = await ownMerchant('marta', 'Cantina');
      const queue = firstQueueOf(merchant);
      await openEditor(page, merchant);
      const freeAccess = page.getByRole('switch', { name: 'Free access' });
      await expect(freeAccess).toBeEnabled();

      await test.step('people who join lock their settings, and the page says why', async () => {
        await takenTicket(queue.lineUp, await guest());
        await expect(page.getByText(/^People are waiting\./)).toBeVisible();
        await expect(freeAccess).toBeDisabled();
        await expectNoAxeViolations(page);
      });

      await test.step('unsaved edits are left only after a question', async () => {
        await retype(page, /^Name/, 'Tastings');
        await retype(page, /^Capacity/, '3');
        await page.getByRole('link', { name: 'Queues and events' }).click();
        const question = await openSheet(page);
        await question.getByRole('button', { name: 'Stay here' }).click();
        await page.goBack();
        await (await openSheet(page)).getByRole('button', { name: 'Stay here' }).click();
        await page.getByRole('button', { name: 'Change', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
        await page.reload();
        await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Tastings');
        await expect(page.getByRole('textbox', { name: /^Capacity/ })).toHaveValue('3');
      });

      await test.step('an event is made, with the day that results in sight', async () => {
        await page.getByRole('link', { name: 'Queues and events' }).click();
        await page.getByRole('button', { name: 'New queue' }).click();
        await (await openSheet(page)).getByRole('button', { name: /^An event/ }).click();
        await retype(page, /^Name/, 'Cellar tour');
        await retype(page, /^Seats/, SEATS);
        await expectButtonAtControl(page);
        await page.getByRole('combobox', { name: 'Time', exact: true }).selectOption(TIME);
        await page.getByRole('button', { name: 'Add', exact: true }).first().click();
        await page.getByRole('combobox', { name: 'Booking opens' }).selectOption('2 days before');
        const day = page.getByRole('region', { name: 'What the day looks like' });
        await expect(
          day.getByText(/^12:00–12:30\. Booking from .* Doors open at 11:30\.$/),
        ).toBeVisible();
        await page.getByRole('button', { name: 'Create the event' }).click();
        await expect(page.getByRole('link', { name: /Cellar tour/ })).toBeVisible();
        await expect(page.getByRole('button', { name: 'New queue' })).toBeDisabled();
      });

      const device = await browser.newContext({
        baseURL: shell,
        locale: 'en-GB',
        timezoneId: 'Europe/Rome',
      });
      const visitor = new EventsPage(await device.newPage());
      await visitor.open(merchant.vanity);
      // Later than today's show at any time of the day.
      await visitor.page.getByRole('tab', { name: /^Tomorrow, / }).click();
      await expect(visitor.show(TIME)).toContainText(`${SEATS} seats`);
      await device.close();
    });
  });
}

test.describe('at the remote’s own address', () => {
  test.use({ baseURL: ownAddress });

  test('MER-038 S-08 at the remote’s own address a field that somebody else changed says so: Undo shows theirs, Change saves mine', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const merchant = await ownMerchant('marta', 'Enoteca');
    const { accessToken: token } = await signedIn('marta');
    const path = `/private/merchants/${merchant.id}/queues/${firstQueueOf(merchant).id}`;
    const colleagueSaves = async (body: object) => {
      expect((await ask(path, { method: 'PUT', token, body })).status).toBe(200);
    };
    const name = page.getByRole('textbox', { name: /^Name/ });
    const conflict = page.getByText(/^Someone else has changed the same values\./);
    await openEditor(page, merchant);

    await test.step('what nobody edited here follows the colleague, what was edited stays', async () => {
      await retype(page, /^Name/, 'Tastings');
      await colleagueSaves({ name: 'Cellar', capacity: 4 });
      await expect(conflict).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^Capacity/ })).toHaveValue('4');
      await expect(name).toHaveValue('Tastings');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(name).toHaveValue('Cellar');
      await expect(conflict).toBeHidden();
    });

    await test.step('or is saved over it', async () => {
      await retype(page, /^Name/, 'Tastings');
      await colleagueSaves({ name: 'Vault' });
      await expect(conflict).toBeVisible();
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(conflict).toBeHidden();
      await page.reload();
      await expect(name).toHaveValue('Tastings');
    });
  });
});
