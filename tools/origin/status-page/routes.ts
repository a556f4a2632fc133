import type { RequestHandler } from 'express';
import { compactStyle } from '../first-view/style.ts';
import { sendPage } from '../page.ts';
import { pageLocale } from '../page-locale.ts';
import { newNonce, policyText } from '../security-headers.ts';
import type { ReadTicket } from './read-ticket.ts';
import { statusPage, type TicketAnswer } from './status-page.ts';

/** The style of the page comes with it; nothing of it can be loaded from elsewhere, framed or sent on. */
const policyOf = (nonce: string): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`],
    'style-src': [`'nonce-${nonce}'`],
    'connect-src': ["'self'"],
    'img-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

const STATUSES = { unknown: 404, 'too-many': 429, away: 503 } as const;
const statusOf = (answer: TicketAnswer): number =>
  typeof answer === 'object' ? 200 : STATUSES[answer];

/** `/t/{code}`: the status page of a ticket, for every browser and without the application. */
export function statusPages(read: ReadTicket): RequestHandler {
  const style = compactStyle([
    new URL('../../../shared-ui/src/theme/colours.css', import.meta.url),
    new URL('./status-page.css', import.meta.url),
  ]);
  return async (request, response) => {
    const { code } = request.params;
    const answer = await read(String(code), request.ip ?? '');
    const nonce = newNonce();
    response.setHeader('Content-Security-Policy', policyOf(nonce));
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.status(statusOf(answer));
    const locale = pageLocale(request.headers);
    const page = statusPage({ answer, locale, now: new Date(), nonce, style });
    sendPage(request, response, [page], 'no-store');
  };
}
