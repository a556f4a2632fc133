import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { merchantAt } from '../../support/demo-data.ts';
import { deliver, whileChanged } from '../../support/platform/delivery.ts';
import { DATA_DIR, platformUrls } from '../../support/platform/platform.ts';

const TEXTS = 'mfe-display/src/locales/en.ts';

/**
 * Serves a file with other bytes, as a cache or a proxy might that somebody took over, and collects what the browser says
 * of files that it refuses. The bytes are read beforehand: an answer that is still under way when the page goes on would
 * belong to nobody.
 */
async function serveChanged(
  page: Page,
  address: string,
  change: (body: string) => string,
): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(message.text());
  });
  const origin = new URL(platformUrls().shell).origin;
  const response = await page.request.get(address, { headers: { origin } });
  const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
  const body = change(await response.text());
  await page.route(address, (route) => route.fulfill({ status: response.status(), headers, body }));
  return refused;
}

async function boardRuns(page: Page, id: number): Promise<void> {
  await page.goto(`/display/${id}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
}

async function releaseOfDisplay(page: Page): Promise<{ version: string; entry: string }> {
  const reply = await page.request.get(`${platformUrls().gateway}/remotes.json`);
  const { remotes }: { remotes: { name: string; version: string; entry: string }[] } =
    await reply.json();
  return remotes.find(({ name }) => name === 'mfe-display') ?? { version: '', entry: '' };
}

test('SHL-012 with any one file of a release changed on its way, the board runs from the release before', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { id } = await merchantAt('forno-aurora');
  await whileChanged(
    TEXTS,
    (source) => `${source}// Another release.\n`,
    async () => {
      await deliver('release', 'mfe-display');
    },
  );
  const look = await browser.newPage();
  const { version, entry } = await releaseOfDisplay(look);
  const files = readdirSync(`${DATA_DIR}/releases/mfe-display/${version}`).filter((file) =>
    /\.(js|css)$/.test(file),
  );
  const asked = new Set<string>();
  look.on('request', (request) => asked.add(request.url()));
  await boardRuns(look, id);
  await look.close();
  const addresses = files
    .map((file) => new URL(file, entry).href)
    .filter((address) => asked.has(address));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const refused = await serveChanged(page, address, (body) => `${body} `);
    await boardRuns(page, id);
    await expect.poll(() => refused, { message: address }).not.toEqual([]);
    await context.close();
  }
  await deliver('rollback', 'mfe-display');
});

test('SHL-012 a changed script of the shell itself does not run', async ({ browser }) => {
  const look = await browser.newPage();
  await look.goto('/');
  const scripts = look.locator('head script[type="module"][src]');
  await expect(scripts).not.toHaveCount(0);
  const own = await scripts.evaluateAll((all) =>
    all.map((script) => (script as HTMLScriptElement).src),
  );
  await look.close();
  expect(own.length).toBeGreaterThan(1);
  for (const address of own) {
    const page = await browser.newPage();
    const refused = await serveChanged(
      page,
      address,
      (body) => `globalThis.wasChanged = true;${body}`,
    );
    await page.goto('/');
    await expect.poll(() => refused, { message: address }).not.toEqual([]);
    expect(await page.evaluate(() => 'wasChanged' in globalThis)).toBe(false);
    await page.close();
  }
});
