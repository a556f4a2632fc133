import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { TakeNumberPage } from '../../pages/number-pages.ts';
import { CHROMIUM_ARGUMENTS, WHOLE_CHROMIUM_PATH } from '../../support/browser/browser.ts';
import { merchantAt, ticketQueueOf } from '../../support/demo-data.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { shell } = platformUrls();

test('CON-053 QUE-046 a message that arrives while no page of the site is open is shown, in the language of its ticket', async () => {
  // The headless shell denies notifications to every site (decision 262).
  const browser = await chromium.launch({
    executablePath: WHOLE_CHROMIUM_PATH,
    args: CHROMIUM_ARGUMENTS,
  });
  const context = await browser.newContext({ locale: 'en-GB', baseURL: shell });
  await context.grantPermissions(['notifications'], { origin: shell });
  const page = await context.newPage();
  const merchant = await merchantAt('verdesole-porta-ticino');
  const number = new TakeNumberPage(page);
  await number.open(merchant.id, ticketQueueOf(merchant).id);
  await number.take();
  const path = new URL(page.url()).pathname;
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  const elsewhere = await context.newPage();
  const deliver = await pushTo(context, elsewhere);
  await page.close();
  await deliver(JSON.stringify({ kind: 'called', locale: 'de', path }));

  await elsewhere.goto('/help');
  await expect
    .poll(() => shownOn(elsewhere))
    .toEqual([{ title: 'Sie sind an der Reihe', data: path }]);
  await browser.close();
});

/** What the browser does when its push service brings a message to the site's service worker. */
async function pushTo(context: BrowserContext, page: Page) {
  const devTools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(shell));
      if (own) resolve(own.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  return (data: string) =>
    devTools.send('ServiceWorker.deliverPushMessage', { origin: shell, registrationId, data });
}

/** Titles and targets of the notifications that the site shows on this phone. */
function shownOn(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, data }) => ({ title, data: String(data) }));
  });
}
