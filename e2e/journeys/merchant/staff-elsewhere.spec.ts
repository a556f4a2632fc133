import { expect, type Page } from '@playwright/test';
import { CheckInPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { expectNoAxeViolations } from '../../support/browser/page-checks.ts';
import { servePartnerPage } from '../../support/browser/partner-page.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { guest } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { gateway, passesRemote } = platformUrls();
const PARTNER = `<!doctype html><html lang="en"><head><title>A partner's own page</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <style>button, p { text-transform: uppercase !important; }</style></head>
  <body><h1>Our entrance</h1><turno-passes api-base="${gateway}" locale="en"></turno-passes>
  <script type="module" src="${passesRemote}/embed.mjs"></script></body></html>`;
const HAND_SIZE_PX = 44;

/** What a thumb would miss: controls that are too small or outside the page. */
function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const root = document.querySelector('turno-passes')?.shadowRoot ?? document;
    return [...root.querySelectorAll<HTMLElement>('main button, main input, main select')]
      .map((control) => ({ name: control.outerHTML, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < least || box.right > innerWidth))
      .map(({ name, box }) => `${name.slice(0, 80)}: ${box.width} x ${box.height}`);
  }, HAND_SIZE_PX);
}

/** The pages of staff without the shell: at their own address, and on a partner's page. */
for (const { where, open } of [
  { where: 'at its own address', open: async () => ({ url: `${passesRemote}/`, close: () => {} }) },
  { where: 'on the page of a partner', open: () => servePartnerPage(PARTNER) },
]) {
  test(`PSU-002 PSU-003 PSU-007 ${where} a ticket enters once, and nine passes are printed on two sheets`, async ({
    page,
  }) => {
    const merchant = await ownMerchant('marta', `Ingresso ${where}`);
    const queue = firstQueueOf(merchant);
    const ticket = await takenTicket(queue.lineUp, await guest());
    const { accessToken: token } = await signedIn('marta');
    await ask(queue.next, { method: 'POST', token, body: {} });
    const place = await open();
    const entrance = new CheckInPage(page);
    const { email, password } = account('marta');
    await entrance.signIn(place.url, email, password);
    await entrance.choosePlace(merchant.name);
    for (const outcome of ['May enter', 'Ticket already scanned']) {
      await entrance.type(ticket.checkInCode ?? '');
      await expect(entrance.checks.first()).toContainText(outcome);
    }
    expect(await outOfReach(page)).toEqual([]);
    await expectNoAxeViolations(page);

    await page.getByRole('tab', { name: 'Create passes' }).click();
    await page.getByRole('combobox', { name: /more/i }).selectOption('9');
    await page.getByRole('button', { name: /Create 9.passes/ }).click();
    await expect(page.getByRole('img', { name: /the customer takes the passes/ })).toBeVisible();
    // The print dialog of a browser waits for a person.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print the passes' }).click();
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.toString('latin1')).toContain('/Count 2');
    await place.close();
  });
}
