import { expect } from '@playwright/test';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { contextOf } from '../../support/browser/browser.ts';
import { lossesIn, withLongNames } from '../../support/browser/long-names.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { mailedPath } from '../../support/platform/mails.ts';
import { test } from '../../support/test.ts';

// A phone would zoom out instead of scrolling, and `innerWidth` would grow with what is too wide.
test.use({ isMobile: false });

const EVENT = {
  name: 'Concerto',
  type: 'event',
  maxPax: 6,
  eventPaxCapacity: 40,
  eventBookingBeforeStart: 2 * 86_400,
  eventScheduleWeek: Array.from({ length: 7 }, () => ['12:00']),
};

/** A merchant where one person is served and one waits, both with a name, and a desk with a name calls. */
async function busyMerchant(token: string) {
  const merchant = await ownMerchant('marta', 'Nomi');
  const queue = firstQueueOf(merchant);
  const own = `/private/merchants/${merchant.id}`;
  const send = async (path: string, body: object) => {
    const answer = await ask(path, { method: 'POST', token, body });
    expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
    return answer.json as { id: number };
  };
  for (const displayName of ['Ada', 'Bice']) {
    await send(`${own}/queues/${queue.id}/lineup`, { displayName, paxCount: 2 });
  }
  const { id: deskId } = await send(`${own}/desks`, { name: 'Counter' });
  await send(queue.next, { deskId });
  await send(`${own}/queues`, { name: 'Ritiro', capacity: 1, defaultWaitingTime: 300 });
  await send(`${own}/queues`, {
    name: 'Giostra',
    capacity: 1,
    defaultWaitingTime: 300,
    nextRatio: 1,
  });
  const { id: eventId } = await send(`${own}/queues`, EVENT);
  await send(`${own}/manager_invitations`, { email: account('piero').email, role: 'desk' });
  const invitation = await mailedPath(account('piero').email, 'manager-invitation', merchant.name);
  return { merchant, eventId, invitation };
}

test('MER-014 MER-016 MER-032 MER-051 names that are far too long break no page of a merchant, 320 and 1280 px wide', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const marta = await signedIn('marta');
  const { merchant, eventId, invitation } = await busyMerchant(marta.accessToken);
  const { id, name, queues } = merchant;
  const queueId = queues[0]?.id;
  const context = await contextOf(browser, marta, { isMobile: false });
  const page = await context.newPage();
  await page.goto('/manage-merchant');
  await new DashboardPage(page).choosePlace(name);
  await withLongNames(page);
  for (const path of [
    '/manage-merchant',
    '/manage-merchant?view=till',
    '/merchant-figures',
    '/scan-create-pass',
    '/scan-create-pass?way=create',
    '/merchant-settings',
    '/merchant-managers',
    '/merchant-queues',
    `/welcome/${id}`,
    `/queue-tickets/${queueId}`,
    `/add-customer/${id}/${queueId}`,
    `/manage-queue/${queueId}`,
    '/merchant-activity',
    '/merchant-boards',
    '/merchant-limits',
    '/edit-openings',
    '/special-times/openings',
    '/special-times/closings',
    `/event-queue/${eventId}`,
    '/add-merchant',
    '/create-merchant/manual',
    invitation,
  ]) {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await expect(page.locator('#turno-first')).toHaveCount(0);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await lossesIn(page), `${path}, narrow`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 700 });
    expect(await lossesIn(page), `${path}, wide`).toEqual([]);
  }
});
