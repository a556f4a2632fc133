import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { merchantAt } from '../../support/demo-data.ts';
import { buildOtherHost, serveOtherHost } from '../../support/other-host/serve.ts';
import { deliver, whileChanged } from '../../support/platform/delivery.ts';
import { DATA_DIR, platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

// One release of the board serves all of them.
test.describe.configure({ mode: 'serial' });
test.afterAll(async () => {
  await deliver('rollback', 'mfe-display');
});

const TEXTS = 'mfe-display/src/locales/en.ts';
const [TITLE, NEW_TITLE] = ['Board of', 'Display of'];

/**
 * Serves a file with other bytes, as a cache or a proxy might that somebody took over, and collects what the browser says
 * of files that it refuses. The bytes are read beforehand, because Playwright fails a test that answers a request
 * after its route was removed.
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
  await boardIsThere(page);
}

async function boardIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
}

type Release = { name: string; version: string; entry: string };

/** The live release of the board, and the one before it. */
async function releasesOfDisplay(page: Page): Promise<{ live: Release; before: Release }> {
  const reply = await page.request.get(`${platformUrls().gateway}/remotes.json`);
  const { remotes, previous }: { remotes: Release[]; previous: Release[] } = await reply.json();
  const none = { name: '', version: '', entry: '' };
  const isDisplay = ({ name }: Release) => name === 'mfe-display';
  return { live: remotes.find(isDisplay) ?? none, before: previous.find(isDisplay) ?? none };
}

const folderOf = ({ name, version }: Release) => `${DATA_DIR}/releases/${name}/${version}`;

test('SHL-012 a later file of a release that went live while the page was open is held to its hash too', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { id } = await merchantAt('forno-aurora');
  await page.clock.install();
  await page.goto('/');
  await whileChanged(
    TEXTS,
    (source) => source.replace(TITLE, NEW_TITLE),
    async () => {
      await deliver('release', 'mfe-display');
    },
  );
  const { live } = await releasesOfDisplay(page);
  const facts = JSON.parse(readFileSync(`${folderOf(live)}/release.json`, 'utf8'));
  const [late] = facts.texts.en.js;
  expect(facts.preload.js).not.toContain(late);
  const address = new URL(late, live.entry).href;
  const refused = await serveChanged(page, address, (body) => `${body} `);
  // The page asks again once it has applied the answer before.
  for (let answers = 0; answers < 2; answers += 1) {
    await expect(async () => {
      const pointer = page.waitForResponse('**/remotes.json', { timeout: 3_000 });
      await page.clock.fastForward('01:01');
      await pointer;
    }).toPass();
  }
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/display/${id}`);
  await expect.poll(() => refused.join()).toContain(address);
  await boardIsThere(page);
  await expect(page).toHaveTitle(new RegExp(TITLE));
});

test('SHL-012 with any one file of a release changed on its way, the board runs from the release before', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { id } = await merchantAt('forno-aurora');
  const look = await browser.newPage();
  const { live } = await releasesOfDisplay(look);
  const files = readdirSync(folderOf(live)).filter((file) => /\.(js|css)$/.test(file));
  const asked = new Set<string>();
  look.on('request', (request) => asked.add(request.url()));
  await boardRuns(look, id);
  await look.close();
  const addresses = files
    .map((file) => new URL(file, live.entry).href)
    .filter((address) => asked.has(address));
  expect(addresses.length).toBeGreaterThan(3);
  const tried = async (address: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const refused = await serveChanged(page, address, (body) => `${body} `);
    await boardRuns(page, id);
    await expect.poll(() => refused, { message: address }).not.toEqual([]);
    await context.close();
  };
  // A page mostly waits; the lists share the files out.
  const lists = [0, 1, 2].map((list) => addresses.filter((_, at) => at % 3 === list));
  await Promise.all(
    lists.map(async (list) => {
      for (const address of list) await tried(address);
    }),
  );
});

test('SHL-012 another product’s Module Federation host mounts two releases of the board on one page, or is told why not', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { id, name } = await merchantAt('forno-aurora');
  const { live, before } = await releasesOfDisplay(page);
  const options = {
    apiBase: platformUrls().gateway,
    locale: 'en',
    path: `/display/${id}`,
  } as const;
  const partOf = (part: string, { entry }: Release) => {
    return { name: part, entry: new URL('mf-manifest.json', entry).href, options };
  };
  const parts = [partOf('board_now', live), partOf('board_before', before)];
  const script = await buildOtherHost();
  const host = await serveOtherHost({ script, reactVersion: '19.3.1', parts });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(host.url);
  await expect(page.getByText(`${NEW_TITLE} ${name}`)).toBeVisible();
  await expect(page.getByText(`${TITLE} ${name}`)).toBeVisible();
  for (const part of parts) {
    const heading = page
      .getByRole('region', { name: part.name })
      .getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    await expect(heading).toHaveCSS('font-family', /Figtree/);
  }
  // The host's own heading keeps the browser's margins.
  await expect(page.getByRole('heading', { name: 'Our halls' })).not.toHaveCSS('margin-top', '0px');
  expect(violations).toEqual([]);
  await host.close();

  const old = await serveOtherHost({ script, reactVersion: '18.3.1', parts: parts.slice(0, 1) });
  await page.goto(old.url);
  const why = /Version 18\.3\.1 .* of shared singleton module react.* does not satisfy .* \^19/;
  await expect(page.getByText(why)).toBeVisible();
  await old.close();
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
