import type { Reading } from '../shell/gateway-reader.ts';
import { type Html, html } from './html.ts';
import { type Context, clock, type Status } from './merchant-facts.ts';
import { WORDS } from './words.ts';

/** After this age figures say of when they are. */
const MARKED_AFTER_MS = 5_000;
/** After this age they are not shown. */
const TOO_OLD_MS = 120_000;

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
