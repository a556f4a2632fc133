import { expect, type Page } from '@playwright/test';
import { openSheet } from '../../pages/open-sheet.ts';
import { servePartnerPage } from '../../support/browser/partner-page.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

test.use({ viewport: { width: 390, height: 800 } });

/** Replaces the partner's element by one that opens at a path, and records the events it dispatches. */
async function embedAt(page: Page, path: string): Promise<void> {
  await page.evaluate(
    ({ gateway, path }) => {
      const received: { type: string; detail: unknown }[] = [];
      Object.assign(window, { received });
      for (const type of ['turno:ticket-taken', 'turno:navigate-away']) {
        addEventListener(type, (event) => {
          received.push({ type, detail: event instanceof CustomEvent ? event.detail : null });
        });
      }
      const element = document.createElement('turno-consumer');
      const attributes = { 'api-base': gateway, 'franchise-id': '1', locale: 'en', path };
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.querySelector('turno-consumer')?.replaceWith(element);
    },
    { gateway: platformUrls().gateway, path },
  );
}

test('IDN-024 CON-029 CON-043 a guest takes a number on a partner’s page, and the page receives the event', async ({
  page,
}) => {
  const partner = await servePartnerPage();
  await page.goto(partner.url);
  await embedAt(page, '/m/verdesole-porta-ticino');
  const embed = page.locator('turno-consumer');
  await embed
    .getByRole('link', { name: /^Take number/ })
    .first()
    .click();
  await embed.getByRole('button', { name: /^Take number/ }).click();
  await expect(embed.getByRole('img', { name: /^QR code of ticket/ })).toBeVisible();
  expect(page.url()).toBe(partner.url);
  expect(await page.evaluate(() => Reflect.get(window, 'received'))).toEqual([
    {
      type: 'turno:ticket-taken',
      detail: { merchantId: 9, queueId: 91, ticketValue: expect.any(String) },
    },
  ]);
  await embed.getByRole('button', { name: 'Leave the queue' }).click();
  // Sheets are at the end of the partner's page, in a shadow root of their own.
  const sheet = await openSheet(page);
  await sheet.getByRole('button', { name: 'Leave the queue' }).click();
  await expect(embed.getByRole('button', { name: /^Take number/ })).toBeVisible();
  await partner.close();
});

test('SHL-017 the address of another brand’s merchant leads to the partner’s own', async ({
  page,
}) => {
  const partner = await servePartnerPage();
  await page.goto(partner.url);
  await embedAt(page, '/m/forno-aurora');
  const embed = page.locator('turno-consumer');
  await expect(embed.getByRole('heading', { level: 1 })).toContainText('Mercati Verdesole');
  await expect(embed.getByRole('link', { name: /Verdesole Isola/ })).toBeVisible();
  await expect(embed.getByText('Forno Aurora')).toHaveCount(0);
  await partner.close();
});
