import type { Locale } from '@turno/shared-types';
import type { PublicTicket } from '@turno/shared-types/shared-tickets';
import { clock } from '../first-view/clock.ts';
import { type Html, html } from '../first-view/html.ts';
import { RENEW } from './renew.ts';
import { ticketFacts } from './ticket-state.ts';
import { STATUS_WORDS } from './words.ts';

/** What the gateway said of a code. */
export type TicketAnswer = PublicTicket | 'unknown' | 'too-many' | 'away';

type Visit = { answer: TicketAnswer; locale: Locale; now: Date; nonce: string; style: string };

/** When a page without scripts loads itself again, and when a page with scripts fetches its content. */
const RELOAD = { page: 20, script: 10 };
/** Wrong codes are counted by the minute. */
const RELOAD_TOO_MANY = { page: 60, script: 60 };

/** The whole status page of a ticket: complete as it comes, and renewed by a few lines of script where there is one. */
export function statusPage({ answer, locale, now, nonce, style }: Visit): string {
  const isKnown = typeof answer === 'object';
  const { title, kind, body } = isKnown
    ? ofTicket(answer, { locale, now })
    : ofFailure(answer, locale);
  const words = STATUS_WORDS[locale];
  const isFinal = kind === 'over';
  const seconds = answer === 'too-many' ? RELOAD_TOO_MANY : RELOAD;
  const reload = html`<noscript><meta http-equiv="refresh" content="${seconds.page}"></noscript>`;
  const time = isKnown ? clock(now, locale, answer.merchant.timezone, true) : null;
  const age = time && words.updated.replace('{time}', time);
  const offline = time ? words.offline.replace('{time}', time) : '';
  const page = html`<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="color-scheme" content="light dark">${isFinal ? null : reload}<style nonce="${nonce}">${raw(style)}</style></head><body data-kind="${kind}" data-every="${isFinal ? 0 : seconds.script}"><main aria-live="polite">${body}</main><footer data-offline="${offline}"><p>${age}</p><p>${isFinal || !isKnown ? null : words.refreshes}</p></footer><script nonce="${nonce}">${raw(RENEW)}</script></body></html>`;
  return `<!doctype html>${page.markup}`;
}

/** Of a number whose size the style sheet knows. */
const MOST_CHARACTERS = 11;

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
    ? (movedFrom.date ? words.newDay : words.movedFrom)
        .replace('{queue}', () => movedFrom.queueName)
        .replace('{number}', () => movedFrom.ticketValue)
    : null;
  return {
    title: `${ticketValue} · ${headline}`,
    kind,
    body: html`<p class="label">${words.number}</p><p class="number" data-characters="${Math.min(ticketValue.length, MOST_CHARACTERS)}">${ticketValue}</p><h1>${headline}</h1>${text(hint)}${text(moved)}<dl>${list}</dl>`,
  };
}

function ofFailure(answer: 'unknown' | 'too-many' | 'away', locale: Locale) {
  const words = STATUS_WORDS[locale];
  const { title, hint } = {
    unknown: { title: words.unknown, hint: words.unknownHint },
    'too-many': { title: words.tooMany, hint: words.tooManyHint },
    away: { title: words.away, hint: words.awayHint },
  }[answer];
  const kind = answer === 'unknown' ? ('over' as const) : ('failed' as const);
  return { title, kind, body: html`<h1>${title}</h1>${text(hint)}` };
}

function text(words: string | null): Html | null {
  return words === null ? null : html`<p class="hint">${words}</p>`;
}
