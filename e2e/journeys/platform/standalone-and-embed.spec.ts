import { expect } from '@playwright/test';
import { servePartnerPage } from '../../support/browser/partner-page.ts';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { display } = platformUrls();

test('DIS-001 DIS-002 the board opens at the display’s own address, without the shell', async ({
  page,
}) => {
  const merchant = await merchantAt('forno-aurora');
  await page.goto(`${display}/display/${merchant.id}`);
  await expect(page.getByText(merchant.name)).toBeVisible();
  await expect(page.getByRole('region', { name: ticketQueueOf(merchant).name })).toBeVisible();
});

test('CON-017 QUE-004 a partner’s page on another origin shows the consumer remote under its brand', async ({
  page,
}) => {
  const partner = await servePartnerPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(partner.url);
  const embed = page.locator('turno-consumer');
  await expect(
    embed.getByRole('region', { name: 'Places' }).getByRole('listitem').first(),
  ).toBeVisible();
  const heading = embed.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // The partner's loud styles stay outside, and ours inside.
  expect(await heading.evaluate((element) => getComputedStyle(element).color)).not.toBe(
    'rgb(255, 0, 255)',
  );
  const own = page.getByRole('heading', { name: 'Our restaurants' });
  expect(await own.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 0, 255)');
  await embed
    .getByRole('region', { name: 'Places' })
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(embed.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(partner.url);
  expect(problems).toEqual([]);
  await partner.close();
});
