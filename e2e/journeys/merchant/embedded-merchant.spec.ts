import { expect, type Page } from '@playwright/test';
import { contextOf } from '../../support/browser/browser.ts';
import { servePartnerPage } from '../../support/browser/partner-page.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const WINDOW = { viewport: { width: 390, height: 700 }, isMobile: false, hasTouch: false };
const { gateway, merchant: remote, shell } = platformUrls();
const EDITOR = '/event-queue/0';
/** More than the editor has. */
const MOST_FIELDS = 90;

test.use(WINDOW);
test.setTimeout(180_000);

/** A page of a partner whose own rules are in the way, with the remote between its own parts. */
const officePage = (path: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Our office</title>
  <style>body { display: flex; flex-direction: column; padding: 40px; background: #123; }</style></head>
  <body>
    <h1>Our office</h1>
    <turno-merchant api-base="${gateway}" site-base="${shell}" locale="en" path="${path}"></turno-merchant>
    <p>The end of our office</p>
    <script type="module" src="${remote}/embed.mjs"></script>
  </body>
</html>`;

async function signInThere(page: Page): Promise<void> {
  const { email, password } = account('marta');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What has the focus, and whether the bar with Undo covers a part of it. Runs in the page. */
function focusedField() {
  const focusIn = (root: Document | ShadowRoot): Element | null => {
    const found = root.activeElement;
    return found?.shadowRoot ? focusIn(found.shadowRoot) : found;
  };
  const field = focusIn(document);
  const root = field?.getRootNode();
  if (!field || !(root instanceof Document || root instanceof ShadowRoot)) return null;
  const undo = [...root.querySelectorAll('button')].find((each) => each.textContent === 'Undo');
  const bar = undo?.parentElement;
  if (!bar) return null;
  const { bottom } = field.getBoundingClientRect();
  const name = field.getAttribute('name') ?? field.textContent ?? field.tagName;
  return { name, isBar: bar.contains(field), isCovered: bottom > bar.getBoundingClientRect().top };
}

/** Walks through a form with unsaved edits by keyboard; returns which fields are behind the bar. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', isEnd: (name: string) => boolean) {
  const covered: string[] = [];
  let seen = 0;
  for (; seen < MOST_FIELDS; seen++) {
    await page.keyboard.press(key);
    const field = await page.evaluate(focusedField);
    if (!field || (field.isBar && key === 'Tab') || isEnd(field.name)) break;
    if (field.isCovered && !field.isBar) covered.push(field.name);
  }
  return { covered, seen };
}

async function expectNothingCovered(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of the event' }).fill('Visita guidata');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const down = await walk(page, 'Tab', () => false);
  expect(down.covered).toEqual([]);
  // It has been through the whole form.
  expect(down.seen).toBeGreaterThan(12);
  expect(down.seen).toBeLessThan(MOST_FIELDS);
  const up = await walk(page, 'Shift+Tab', (name) => name === 'name');
  expect(up.covered).toEqual([]);
}

for (const { where, open } of [
  {
    where: 'in the shell',
    open: async (page: Page) => void (await page.goto(EDITOR)),
  },
  {
    where: 'on a partner’s page',
    open: async (page: Page) => {
      const partner = await servePartnerPage(officePage(EDITOR));
      await page.goto(partner.url);
      await signInThere(page);
      return partner.close;
    },
  },
]) {
  test(`MER-038 SHL-010 the bar with Undo never covers the focused field: ${where}`, async ({
    browser,
  }) => {
    const session = where === 'in the shell' ? await signedIn('marta') : null;
    const context = await contextOf(browser, session, WINDOW);
    const page = await context.newPage();
    const close = await open(page);
    await expectNothingCovered(page);
    await close?.();
  });
}

test('MER-011 on a partner’s page the poster is printed alone, on its paper', async ({ page }) => {
  const partner = await servePartnerPage(officePage('/merchant-settings'));
  await page.goto(partner.url);
  await signInThere(page);
  await page.getByRole('button', { name: /^Print the QR code again/ }).click();
  await page.locator('label').filter({ hasText: 'A5 poster' }).click();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  const sheet = page.locator('[data-print]');
  await sheet.waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('article', { includeHidden: true })).toBeVisible();
  await expect(page.getByText('The end of our office')).toBeHidden();
  await expect(page.locator('turno-merchant')).toBeHidden();
  const picture = await page.screenshot({ fullPage: true });
  await test.info().attach('print view', { body: picture, contentType: 'image/png' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toContain('/Count 1');
  expect(pdf).toContain('/MediaBox [0 0 420');
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('The end of our office')).toBeVisible();
  await partner.close();
});
