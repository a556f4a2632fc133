import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { folderOf, releasesOf, serveChanged } from '../../support/platform/changed-files.ts';
import { deliver, whileChanged } from '../../support/platform/delivery.ts';
import { test } from '../../support/test.ts';

const TEXTS = 'mfe-consumer/src/locales/en/account.ts';
const PATH = '/m/verdesole-porta-ticino';

test.afterAll(async () => {
  await deliver('rollback', 'mfe-consumer');
});

async function screenIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verdesole Porta Ticino');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
}

test('SHL-012 with any one file of a visitor’s screen changed on its way, the release before shows it, without a press', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  await whileChanged(
    TEXTS,
    (source) => source.replace('Your account', 'Your own account'),
    async () => {
      await deliver('release', 'mfe-consumer');
    },
  );
  const look = await browser.newPage();
  const { live } = await releasesOf(look, 'mfe-consumer');
  const asked = new Set<string>();
  look.on('request', (request) => asked.add(request.url()));
  // The shell's server may know the release pointer of a second ago.
  await expect(async () => {
    await look.goto(PATH);
    await screenIsThere(look);
    expect([...asked].join()).toContain(live.version);
  }).toPass();
  await look.context().close();
  const files = readdirSync(folderOf(live)).filter((file) => /\.(js|css)$/.test(file));
  const addresses = files
    .map((file) => new URL(file, live.entry).href)
    .filter((address) => asked.has(address));
  expect(addresses.some((address) => address.includes('/route-merchant.'))).toBe(true);

  for (const address of addresses) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const refused = await serveChanged(page, address, (body) => `${body} `);
    await page.goto(PATH);
    await screenIsThere(page);
    await expect.poll(() => refused, { message: address }).not.toEqual([]);
    await context.close();
  }
});
