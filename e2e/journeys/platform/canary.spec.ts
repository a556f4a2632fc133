import { once } from 'node:events';
import { request as sendFrom } from 'node:http';
import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { servePartnerPage } from '../../support/browser/partner-page.ts';
import { account } from '../../support/demo-data.ts';
import { deliver, whileChanged } from '../../support/platform/delivery.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const TEXTS = 'mfe-merchant/src/locales/en/index.ts';
const LIVE = 'Manage your queues';
const TRIED = 'Manage the queues of today';
const VISITORS = 300;
const PARTNER = 'partner-of-the-test';
const COOKIE = /^turno-canary=(\d+)/;

/** The version of the merchant remote that the shell's page names, and the cookie that came with it. */
async function visit(request: APIRequestContext, cookie?: string) {
  const reply = await request.get(`${platformUrls().shell}/manage-merchant`, {
    headers: { 'sec-fetch-dest': 'document', ...(cookie ? { cookie } : {}) },
  });
  const page = await reply.text();
  const data = /id="turno-remotes">(.*?)<\/script>/.exec(page)?.[1] ?? '{"remotes":[]}';
  const remotes: { name: string; version: string }[] = JSON.parse(data).remotes;
  const version = remotes.find(({ name }) => name === 'mfe-merchant')?.version ?? '';
  return { version, cookie: COOKIE.exec(reply.headers()['set-cookie'] ?? '')?.[0] ?? null };
}

async function liveVersion(request: APIRequestContext, query = ''): Promise<string> {
  const reply = await request.get(`${platformUrls().gateway}/remotes.json${query}`);
  const { remotes }: { remotes: { name: string; version: string }[] } = await reply.json();
  return remotes.find(({ name }) => name === 'mfe-merchant')?.version ?? '';
}

/** The page of a partner that asks for its own version, where a manager is signed in. */
async function openPartner(page: Page) {
  const { gateway, merchant } = platformUrls();
  const partner = await servePartnerPage(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Our office</title></head><body>
  <turno-merchant api-base="${gateway}" locale="en"></turno-merchant>
  <script type="module" src="${merchant}/embed.mjs?client_key=${PARTNER}"></script>
</body></html>`);
  await page.goto(partner.url);
  const { email, password } = account('marta');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  return partner;
}

test('SHL-012 a tenth of 300 visitors tries a canary and keeps it; a pinned partner stays; promotion and rollback reach everybody', async ({
  page,
  playwright,
}) => {
  test.setTimeout(300_000);
  const fresh = async <Result>(work: (request: APIRequestContext) => Promise<Result>) => {
    const request = await playwright.request.newContext();
    return work(request).finally(() => request.dispose());
  };
  const { email, password } = account('marta');
  const dashboard = new DashboardPage(page);
  await dashboard.signIn(email, password);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(LIVE);
  const live = await liveVersion(page.request);

  await whileChanged(
    TEXTS,
    (source) => source.replace(LIVE, TRIED),
    async () => {
      const printed = await deliver('release', 'mfe-merchant', '--canary', '10');
      expect(printed).toMatch(/then: .* is live, .* for 10 % of the visitors/);
    },
  );
  // The shell's server reads the pointer once a second.
  await expect(async () => {
    const { cookie } = await fresh((request) => visit(request));
    expect(cookie).not.toBeNull();
  }).toPass();

  const visitors: { cookie: string; version: string }[] = [];
  await fresh(async (request) => {
    for (let at = 0; at < VISITORS; at += 1) {
      // Bucket by bucket, so that the share is exact on every run.
      const cookie = `turno-canary=${Math.floor((at * 10_000) / VISITORS)}`;
      const { version } = await visit(request, cookie);
      // Every tenth comes back.
      if (at % 10 === 0) expect((await visit(request, cookie)).version).toBe(version);
      visitors.push({ cookie, version });
    }
  });
  const tried = visitors.filter(({ version }) => version !== live);
  expect(tried.length).toBeGreaterThan(VISITORS * 0.05);
  expect(tried.length).toBeLessThan(VISITORS * 0.15);

  const shownTo = async (cookie: string | undefined) => {
    const [name = '', value = ''] = cookie?.split('=') ?? [];
    await page.context().addCookies([{ name, value, url: platformUrls().shell }]);
    await page.reload();
    return heading;
  };
  await expect(await shownTo(tried[0]?.cookie)).toHaveText(TRIED);
  const outside = visitors.find(({ version }) => version === live);
  await expect(await shownTo(outside?.cookie)).toHaveText(LIVE);

  await deliver('pin', 'mfe-merchant', PARTNER);
  await deliver('promote', 'mfe-merchant');
  expect(await liveVersion(page.request, `?client_key=${PARTNER}`)).toBe(live);
  expect(await liveVersion(page.request)).toBe(tried[0]?.version);
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText(TRIED, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  const office = await page.context().newPage();
  const partner = await openPartner(office);
  const there = office.locator('turno-merchant').getByRole('heading', { level: 1 });
  await expect(there).toHaveText(LIVE);

  await deliver('unpin', 'mfe-merchant', PARTNER);
  await office.reload();
  await expect(there).toHaveText(TRIED);
  await partner.close();
  await deliver('rollback', 'mfe-merchant');
  expect(await liveVersion(page.request, `?client_key=${PARTNER}`)).toBe(live);
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText(LIVE, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});

const ENTRY = 'mfe-merchant/src/remote.tsx';
const breakEntry = (source: string) =>
  source.replace(/(export function Remote\(.*\{\n)/, "$1  throw new Error('broken canary');\n");
/** As many as prove that a canary is broken. */
const BROKEN_VISITORS = 20;

/** Reports a failure as a page at another address of this machine would. */
async function reportFailureFrom(localAddress: string, version: string): Promise<void> {
  const address = `${platformUrls().gateway}/remote-health`.replace('localhost', '127.0.0.1');
  const headers = { 'content-type': 'application/json' };
  const sent = sendFrom(address, { method: 'POST', localAddress, headers });
  sent.end(JSON.stringify({ name: 'mfe-merchant', version, outcome: 'failed' }));
  const [reply] = await once(sent, 'response');
  reply.resume();
  expect(reply.statusCode).toBe(204);
}

test('SHL-012 visitors of a canary that throws get the live version, and the canary is taken back by itself', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { email, password } = account('marta');
  await new DashboardPage(page).signIn(email, password);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(LIVE);
  await whileChanged(ENTRY, breakEntry, async () => {
    await deliver('release', 'mfe-merchant', '--canary', '100');
  });
  const canary = async () => {
    const reply = await page.request.get(`${platformUrls().gateway}/remotes.json`);
    const { canaries = [] } = await reply.json();
    return canaries[0]?.release.version ?? null;
  };
  const version = await canary();
  expect(version).not.toBeNull();
  await expect(async () => {
    // It loads, and throws when it is rendered: two reports.
    const isFailure = (request: Request) =>
      request.url().endsWith('/remote-health') && request.postDataJSON().outcome === 'failed';
    const report = page.waitForRequest(isFailure, { timeout: 5_000 });
    await page.reload();
    expect((await report).postDataJSON()).toMatchObject({ version });
  }).toPass({ timeout: 60_000 });
  // By itself: nobody has to press anything.
  await expect(heading).toHaveText(LIVE);

  for (let visitor = 2; visitor <= BROKEN_VISITORS; visitor += 1) {
    await reportFailureFrom(`127.0.0.${visitor}`, version);
  }
  expect(await canary()).toBeNull();
  await expect(deliver('promote', 'mfe-merchant')).rejects.toThrow('was taken back');
  await deliver('rollback', 'mfe-merchant');
});
