import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { merchantAt } from '../../support/demo-data.ts';
import { buildOtherHost, serveOtherHost } from '../../support/other-host/serve.ts';
import {
  folderOf,
  type Release,
  releasesOf,
  serveChanged,
} from '../../support/platform/changed-files.ts';
import { deliver, whileChanged } from '../../support/platform/delivery.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { codeOn } from '../../support/screens.ts';
import { test } from '../../support/test.ts';

// One release of the board serves all of them.
test.describe.configure({ mode: 'serial' });
test.afterAll(async () => {
  await deliver('rollback', 'mfe-display');
});

const TEXTS = 'mfe-display/src/locales/en.ts';
const [TITLE, NEW_TITLE] = ['Board of', 'Display of'];

async function boardIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
}

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
  const { live } = await releasesOf(page, 'mfe-display');
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

test('SHL-012 with any one file of a release changed on its way, board and kiosk run from the release before', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { id } = await merchantAt('forno-aurora');
  /** Shows a code until it is paired. */
  const isScreen = (page: Page) => expect(codeOn(page)).toBeVisible();
  const pages = [
    { path: `/display/${id}`, isThere: boardIsThere },
    { path: '/display/pair', isThere: isScreen },
    { path: `/kiosk/${id}`, isThere: isScreen },
  ];
  type Trial = { address: string } & (typeof pages)[number];
  const trials: Trial[] = [];
  for (const { path, isThere } of pages) {
    const look = await browser.newPage();
    const { live } = await releasesOf(look, 'mfe-display');
    const asked = new Set<string>();
    look.on('request', (request) => asked.add(request.url()));
    await look.goto(path);
    await isThere(look);
    await look.context().close();
    const files = readdirSync(folderOf(live)).filter((file) => /\.(js|css)$/.test(file));
    const addresses = files.map((file) => new URL(file, live.entry).href);
    const known = trials.map(({ address }) => address);
    const more = addresses.filter((address) => asked.has(address) && !known.includes(address));
    expect(more.length, path).toBeGreaterThan(0);
    trials.push(...more.map((address) => ({ address, path, isThere })));
  }
  const tried = async ({ address, path, isThere }: Trial) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const refused = await serveChanged(page, address, (body) => `${body} `);
    await page.goto(path);
    await isThere(page);
    await expect.poll(() => refused, { message: address }).not.toEqual([]);
    await context.close();
  };
  // A page mostly waits; the lists share the files out.
  const lists = [0, 1, 2].map((list) => trials.filter((_, at) => at % 3 === list));
  await Promise.all(
    lists.map(async (list) => {
      for (const trial of list) await tried(trial);
    }),
  );
});

test('SHL-012 another product’s Module Federation host mounts two releases of the board on one page, or is told why not', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { id, name } = await merchantAt('forno-aurora');
  const { live, before } = await releasesOf(page, 'mfe-display');
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

test('SHL-012 a changed script or style sheet of the shell itself does nothing', async ({
  browser,
}) => {
  const look = await browser.newPage();
  await look.goto('/');
  const named = (tag: string, address: 'src' | 'href') =>
    look
      .locator(tag)
      .evaluateAll((all, name) => all.map((each) => String(Reflect.get(each, name))), address);
  const scripts = await named('head script[type="module"][src]', 'src');
  const shell = new URL(platformUrls().shell).origin;
  const sheets = (await named('link[rel="stylesheet"]', 'href')).filter((address) =>
    address.startsWith(shell),
  );
  await look.context().close();
  expect(scripts.length).toBeGreaterThan(1);
  expect(sheets).not.toEqual([]);
  for (const address of [...scripts, ...sheets]) {
    const page = await browser.newPage();
    const more = scripts.includes(address)
      ? 'globalThis.wasChanged = true;'
      : ':root { --was-changed: true }';
    const refused = await serveChanged(page, address, (body) => `${more}${body}`);
    await page.goto('/');
    await expect.poll(() => refused, { message: address }).not.toEqual([]);
    const seen = await page.evaluate(() => [
      'wasChanged' in globalThis,
      getComputedStyle(document.documentElement).getPropertyValue('--was-changed'),
    ]);
    expect(seen).toEqual([false, '']);
    await page.context().close();
  }
});
