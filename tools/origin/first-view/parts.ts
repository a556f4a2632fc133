import type { Merchant } from '@turno/shared-types';
import type { Reading } from '../gateway-reader.ts';
import { clock } from './clock.ts';
import type { Figure } from './figures.ts';
import { type Html, html } from './html.ts';
import { type Context, merchantStatus, type Status } from './merchant-facts.ts';
import { WORDS } from './words.ts';

/** After this age figures say of when they are. */
const MARKED_AFTER_MS = 5_000;
/** After this age they are not shown. */
const TOO_OLD_MS = 120_000;
/** Characters of a logo that is a data URI; a longer one would delay the page that carries it. */
const LONGEST_INLINE_LOGO = 2_000;

/** Whether figures are recent enough for a first view. */
export const isUsable = ({ readAt }: Reading<unknown>, { now }: Context): boolean =>
  now.getTime() - readAt < TOO_OLD_MS;

/** A status as a label in its colour. */
export const badge = ({ kind, text }: Status): Html => html`<p class="status ${kind}">${text}</p>`;

/** The time figures were read, once they are some seconds old. */
export function age(
  reading: Reading<unknown>,
  timezone: string,
  { locale, now }: Context,
): Html | null {
  if (now.getTime() - reading.readAt < MARKED_AFTER_MS) return null;
  const time = clock(new Date(reading.readAt), locale, timezone, true);
  return html`<p class="quiet">${WORDS[locale].updatedAt.replace('{time}', time)}</p>`;
}

/** Logo, name, a line of detail and status of a merchant, below the room of a link back. */
export function head(
  merchant: Merchant,
  detail: string | null | undefined,
  context: Context,
): Html {
  const line = detail ? html`<p class="quiet">${detail}</p>` : null;
  const status = badge(merchantStatus(merchant, context));
  return html`<p class="box bare"></p><header>${logo(merchant, 64)}<div><h1>${merchant.name}</h1>${line}${status}</div></header>`;
}

/**
 * A merchant's logo, or the first letter of its name, as a square of so many pixels. A browser draws each SVG logo as a
 * document of its own, for which eight cards of text would wait: the page asks for logos after its first frame.
 */
export function logo({ name, logoUrl }: Merchant, size: 48 | 64): Html {
  const isShort = !logoUrl?.startsWith('data:') || logoUrl.length <= LONGEST_INLINE_LOGO;
  return logoUrl && isShort
    ? html`<img class="logo" data-logo="${logoUrl}" alt="" width="${size}" height="${size}">`
    : html`<span class="logo">${name.trim().charAt(0).toUpperCase()}</span>`;
}

/** The figures of a queue beside one another. */
export function figureList(figures: readonly Figure[]): Html | null {
  if (figures.length === 0) return null;
  const items = figures.map(
    ({ label, value, hint }) =>
      html`<div><dt>${label}</dt><dd>${value ?? '–'}${hint ? html`<small>${hint}</small>` : null}</dd></div>`,
  );
  return html`<dl>${items}</dl>`;
}
