import type { Locale } from '@turno/shared-types';
import type { PublicTicket } from '@turno/shared-types/shared-tickets';
import { type Html, html } from '../first-view/html.ts';
import { ticketFacts } from './ticket-state.ts';
import { STATUS_WORDS } from './words.ts';

/** What the gateway said of a code. */
export type TicketAnswer = PublicTicket | 'unknown' | 'too-many' | 'away';

type Visit = { answer: TicketAnswer; locale: Locale; now: Date; nonce: string; style: string };

/** Without scripts the page loads itself again; seconds. */
const RELOAD_SECONDS = 20;

/** The whole status page of a ticket: complete as it comes, and renewed by a few lines of script where there is one. */
export function statusPage({ answer, locale, now, nonce, style }: Visit): string {
  const isKnown = typeof answer === 'object';
  const { title, kind, body } = isKnown
    ? ofTicket(answer, { locale, now })
    : ofFailure(answer, locale);
  const words = STATUS_WORDS[locale];
  const isFinal = kind === 'over' || answer === 'unknown' || answer === 'too-many';
  const reload = html`<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}"></noscript>`;
  const timezone = isKnown ? { timeZone: answer.merchant.timezone } : {};
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hour12: false, ...timezone });
  const age = words.updated.replace('{time}', time.format(now));
  const offline = words.offline.replace('{time}', time.format(now));
  const page = html`<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="color-scheme" content="light dark">${isFinal ? null : reload}<style nonce="${nonce}">${raw(style)}</style></head><body data-kind="${kind}"${raw(isFinal ? ' data-final' : '')}><main aria-live="polite">${body}</main><footer data-offline="${offline}"><p>${isKnown ? age : null}</p><p>${isFinal ? null : words.refreshes}</p></footer><script nonce="${nonce}">${raw(RENEW)}</script></body></html>`;
  return `<!doctype html>${page.markup}`;
}

const raw = (markup: string): Html => ({ markup });

function ofTicket(ticket: PublicTicket, context: { locale: Locale; now: Date }) {
  const words = STATUS_WORDS[context.locale];
  const { kind, headline, hint, facts } = ticketFacts(ticket, context);
  const list = facts.map(
    ({ label, value, hint: more }) =>
      html`<div><dt>${label}</dt><dd>${value}${more ? html`<small>${more}</small>` : null}</dd></div>`,
  );
  const { movedFrom, ticketValue } = ticket;
  const moved = movedFrom
    ? words.movedFrom
        .replace('{queue}', () => movedFrom.queueName)
        .replace('{number}', () => movedFrom.ticketValue)
    : null;
  return {
    title: `${ticketValue} · ${headline}`,
    kind,
    body: html`<p class="label">${words.number}</p><p class="number">${ticketValue}</p><h1>${headline}</h1>${text(hint)}${text(moved)}<dl>${list}</dl>`,
  };
}

function ofFailure(answer: 'unknown' | 'too-many' | 'away', locale: Locale) {
  const words = STATUS_WORDS[locale];
  const { title, hint } = {
    unknown: { title: words.unknown, hint: words.unknownHint },
    'too-many': { title: words.tooMany, hint: words.tooManyHint },
    away: { title: words.away, hint: words.awayHint },
  }[answer];
  return { title, kind: 'over' as const, body: html`<h1>${title}</h1>${text(hint)}` };
}

function text(words: string | null): Html | null {
  return words === null ? null : html`<p class="hint">${words}</p>`;
}

/**
 * Fetches the page again and puts its content in place, so that a screen reader hears what has changed and nothing jumps.
 * Without a network the page says how old it is.
 */
const RENEW = `
const every = 10000;
async function renew() {
  if (document.body.hasAttribute('data-final')) return;
  const footer = document.querySelector('footer');
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    if (answer.status >= 500) throw new Error(String(answer.status));
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const main = document.querySelector('main');
    const fresh = next.querySelector('main');
    if (!fresh) throw new Error('no page');
    if (main.innerHTML !== fresh.innerHTML) main.replaceChildren(...fresh.childNodes);
    if (document.body.dataset.kind !== 'now' && next.body.dataset.kind === 'now') navigator.vibrate?.([300, 150, 300]);
    document.title = next.title;
    document.body.dataset.kind = next.body.dataset.kind;
    document.body.toggleAttribute('data-final', next.body.hasAttribute('data-final'));
    document.body.removeAttribute('data-offline');
    footer.replaceWith(next.querySelector('footer'));
  } catch {
    document.body.setAttribute('data-offline', '');
    footer.firstElementChild.textContent = footer.dataset.offline;
  }
}
setInterval(() => { if (!document.hidden) renew(); }, every);
document.addEventListener('visibilitychange', () => { if (!document.hidden) renew(); });
addEventListener('online', renew);
`;
