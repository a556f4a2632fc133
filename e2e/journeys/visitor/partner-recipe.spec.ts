import { expect, type Page } from '@playwright/test';
import { openSheet } from '../../pages/open-sheet.ts';
import {
  pageOfReadme,
  pagesOfRecipes,
  servePartnerPage,
} from '../../support/browser/partner-page.ts';
import { callAllWaiting } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

// Open at any hour.
const VANITY = 'verdesole-porta-ticino';
const NAME = 'Verdesole Porta Ticino';
const STAFF = 'piero';

let partner: Awaited<ReturnType<typeof servePartnerPage>> | null = null;
test.afterEach(async () => {
  await partner?.close();
  partner = null;
});

/** Serves and opens a partner's page; collects its `turno:error` events, its policy's violations and its console. */
async function openPartner(page: Page, html: string, host = 'localhost') {
  partner = await servePartnerPage(html);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.addInitScript(() => {
    const seen: { reasons: unknown[]; violations: string[] } = { reasons: [], violations: [] };
    Object.assign(window, { seen });
    addEventListener('turno:error', (event) => {
      if (event instanceof CustomEvent) seen.reasons.push(event.detail.reason);
    });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      seen.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  const url = partner.url.replace('localhost', host);
  await page.goto(url);
  const seen = (): Promise<{ reasons: string[]; violations: string[] }> =>
    page.evaluate(() => Reflect.get(window, 'seen'));
  return { url, lines, seen, embed: page.locator('turno-consumer') };
}

/** Logos may come from anywhere. */
const ofOurs = (violations: string[]): string[] =>
  violations.filter((each) => !each.startsWith('img-src '));

test('CON-017 CON-029 S-17 the README’s page as written: take a number, reload, back, and be called', async ({
  page,
}) => {
  const { url, embed, seen } = await openPartner(page, pageOfReadme().page);
  await expect(embed.getByRole('heading', { level: 1 })).toContainText('Mercati Verdesole');
  await embed.getByRole('link', { name: new RegExp(NAME) }).click();
  await expect(page).toHaveURL(`${url}#queue=/m/${VANITY}`);
  await embed
    .getByRole('link', { name: /^Take number/ })
    .first()
    .click();
  await embed.getByRole('button', { name: /^Take number/ }).click();
  const code = embed.getByRole('img', { name: /^QR code of ticket/ });
  await expect(code).toBeVisible();
  const ticketAddress = page.url();
  expect(ticketAddress).toContain('#queue=/reservation/');

  await page.reload();
  await expect(code).toBeVisible();
  expect(page.url()).toBe(ticketAddress);
  await embed.getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(`${url}#queue=/m/${VANITY}`);
  await page.goBack();
  await expect(page).toHaveURL(ticketAddress);
  await expect(code).toBeVisible();
  await page.goForward();
  await expect(embed.getByRole('heading', { level: 1, name: NAME })).toBeVisible();

  await callAllWaiting(VANITY, STAFF);
  await expect(embed.getByText(/: it’s your turn$/)).toBeVisible();
  await embed.getByRole('link', { name: 'Open the ticket' }).click();
  await expect(embed.getByRole('heading', { name: 'Please come now' })).toBeVisible();
  await expect(page).toHaveURL(ticketAddress);
  expect((await seen()).reasons).not.toContain('policy');
});

test('CON-017 the README’s page under the README’s content security policy', async ({ page }) => {
  const { page: html, policy } = pageOfReadme();
  const strict = html.replace('<meta charset="utf-8" />', (charset) => `${charset}${policy}`);
  expect(strict).toContain("default-src 'none'");
  const { embed, seen } = await openPartner(page, strict);
  await embed.getByRole('link', { name: new RegExp(NAME) }).click();
  await embed
    .getByRole('link', { name: /^Take number/ })
    .first()
    .click();
  await embed.getByRole('button', { name: /^Take number/ }).click();
  await expect(embed.getByRole('img', { name: /^QR code of ticket/ })).toBeVisible();
  await embed.getByRole('button', { name: 'Leave the queue' }).click();
  const sheet = await openSheet(page);
  const leave = sheet.getByRole('button', { name: 'Leave the queue' });
  // A sheet that its style sheet did not reach has the browser's own buttons.
  await expect(leave).toHaveCSS('background-color', 'rgb(180, 35, 24)');
  await leave.click();
  await expect(embed.getByRole('button', { name: /^Take number/ })).toBeVisible();
  expect(ofOurs((await seen()).violations)).toEqual([]);
});

for (const { name, html } of pagesOfRecipes()) {
  test(`CON-017 the recipe for ${name} works as written, under the README’s content security policy`, async ({
    page,
  }) => {
    const { policy } = pageOfReadme();
    const strict = html.replace('<meta charset="utf-8" />', (charset) => `${charset}${policy}`);
    expect(strict).toContain("default-src 'none'");
    const { url, embed, seen } = await openPartner(page, strict);
    await expect(embed.getByRole('heading', { level: 1 })).toContainText('Mercati Verdesole');
    await embed.getByRole('link', { name: new RegExp(NAME) }).click();
    await expect(page).toHaveURL(`${url}#queue=/m/${VANITY}`);
    const { reasons, violations } = await seen();
    expect(reasons).toEqual([]);
    expect(ofOurs(violations)).toEqual([]);
  });
}

const { gateway } = platformUrls();
const REFUSED = [
  {
    name: 'an origin that is not registered',
    reason: 'origin',
    html: pageOfReadme().page,
    host: 'stranger.localhost',
    text: /The site http:\/\/stranger\.localhost:\d+ is not registered with Turno/,
    logged: `${gateway} accepts no calls from http://stranger.localhost`,
  },
  {
    name: 'a franchise that does not exist',
    reason: 'franchise',
    html: pageOfReadme().page.replace('franchise-id="1"', 'franchise-id="999999"'),
    host: 'localhost',
    text: 'Turno does not know the group that this page names',
    logged: 'franchise-id 999999 is unknown',
  },
  {
    name: 'a policy that blocks the gateway',
    reason: 'policy',
    html: pageOfReadme().page.replace(
      '<meta charset="utf-8" />',
      `$&<meta http-equiv="Content-Security-Policy" content="connect-src 'self'" />`,
    ),
    host: 'localhost',
    text: 'The security rules of this page block Turno',
    logged: `content security policy blocks ${gateway}`,
  },
];

for (const { name, reason, html, host, text, logged } of REFUSED) {
  test(`CON-017 ${name} is told to the reader, the page and the console`, async ({ page }) => {
    const { embed, seen, lines } = await openPartner(page, html, host);
    await expect(embed.getByRole('alert')).toContainText(text);
    await expect(embed.getByRole('listitem')).toHaveCount(0);
    await expect(embed).not.toContainText('Check the network');
    expect((await seen()).reasons).toContain(reason);
    expect(lines.join('\n')).toContain(`Turno: `);
    expect(lines.join('\n')).toContain(logged);
  });
}
