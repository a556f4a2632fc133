import { readdirSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { merchantAt } from '../../support/demo-data.ts';
import { deliver, whileChanged } from '../../support/platform/delivery.ts';
import { DATA_DIR, platformUrls } from '../../support/platform/platform.ts';

const TEXTS = 'mfe-display/src/locales/en.ts';

/** Answers a file with one byte more, as a cache or a proxy might that somebody took over. */
async function change(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers() };
  delete headers['content-encoding'];
  delete headers['content-length'];
  await route.fulfill({ response, headers, body: `${await response.text()} ` });
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
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('integrity')) refused.push(message.text());
    });
    await page.route(address, change);
    await boardRuns(page, id);
    expect({ address, isRefused: refused.length > 0 }).toEqual({ address, isRefused: true });
    await context.close();
  }
  await deliver('rollback', 'mfe-display');
});

test('SHL-012 a changed script of the shell itself does not run', async ({ page }) => {
  await page.goto('/');
  const own = await page
    .locator('script[type="module"][src]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(own.length).toBeGreaterThan(1);
  for (const address of own) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers() };
      delete headers['content-encoding'];
      delete headers['content-length'];
      const body = `globalThis.wasChanged = true;${await response.text()}`;
      await route.fulfill({ response, headers, body });
    });
    await page.goto('/');
    const wasRun = await page.evaluate(() => 'wasChanged' in globalThis);
    expect({ address, wasRun }).toEqual({ address, wasRun: false });
    await page.unroute(address);
  }
});
