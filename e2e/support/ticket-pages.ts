import type { Browser } from '@playwright/test';
import type { Session, Ticket } from '@turno/shared-types';
import { EventsPage } from '../pages/booking-pages.ts';
import { ask } from './api.ts';
import { contextOf } from './browser/browser.ts';
import { signedIn, vanityWith } from './demo-data.ts';
import { guest } from './guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from './own-merchant.ts';
import { passTicket } from './passes.ts';
import { platformUrls } from './platform/platform.ts';

type Visitor = { session: Session | null; paths: string[] };

/** Who looks at tickets: a guest of whose two tickets one is called, one with a booked show, a customer with a pass, and strangers with their links. */
export async function ticketVisitors(browser: Browser): Promise<Visitor[]> {
  const [called, waiting] = [
    await ownMerchant('marta', 'Chiamata'),
    await ownMerchant('marta', 'Attesa'),
  ];
  const session = await guest();
  const { accessToken: token } = await signedIn('marta');
  await takenTicket(firstQueueOf(called).lineUp, session);
  await ask(firstQueueOf(called).next, { method: 'POST', token, body: {} });
  const ticket = await takenTicket(firstQueueOf(waiting).lineUp, session, { paxCount: 2 });
  const own = [called, waiting].map(
    (merchant) => `/reservation/${merchant.id}/${firstQueueOf(merchant).id}`,
  );
  const viewer = await guest();
  const withPass = await passTicket();
  return [
    { session, paths: [...own, '/user-queues'] },
    { session: withPass.session, paths: [withPass.path] },
    { session: viewer, paths: [await bookedShowPath(browser, viewer)] },
    { session: null, paths: [...(await linksTo(ticket, session)), `/kiosk/${waiting.id}`] },
  ];
}

/** The pages that a stranger opens by a link: the offer of a ticket and its status page. */
async function linksTo(
  { queueDailyCounterId, counter }: Ticket,
  { id, accessToken: token }: Session,
): Promise<string[]> {
  const path = `/private/users/${id}/tickets/${queueDailyCounterId}/${counter}`;
  const send = async (what: string) =>
    (await ask(`${path}/${what}`, { method: 'POST', token, body: {} })).json;
  const offer = (await send('offer')) as { token: string };
  const status = (await send('status_page')) as { code: string };
  return [`/ticket-offer/${offer.token}`, `/t/${status.code}`];
}

/** The page of a ticket for a show. */
async function bookedShowPath(browser: Browser, viewer: Session): Promise<string> {
  const context = await contextOf(browser, viewer, { baseURL: platformUrls().shell });
  const page = await context.newPage();
  const shows = new EventsPage(page);
  await shows.open(vanityWith(({ type }) => type === 'event'));
  await shows.bookFor(shows.book, 2);
  await page.waitForURL(/\/show-event-ticket\//);
  const { pathname } = new URL(page.url());
  await context.close();
  return pathname;
}
