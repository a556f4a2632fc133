import type { Locale, Merchant, Queue } from '@turno/shared-types';
import { formatAddress } from '@turno/shared-types/rules';
import type { Reading } from '../gateway-reader.ts';
import { type Html, html } from './html.ts';
import { type Context, type QueueFacts, queueFacts, topLevelQueues } from './merchant-facts.ts';
import { age, badge, figureList, head, isUsable } from './parts.ts';
import { WORDS } from './words.ts';

/** The first view of a merchant's page: who it is and each of its queues; `null` where there is nothing to say. */
export function merchantView(reading: Reading<Merchant>, context: Context): Html | null {
  const { value: merchant } = reading;
  if (merchant.closedAt || !isUsable(reading, context)) return null;
  const queues = topLevelQueues(merchant).map((queue) => queueCard(merchant, queue, context));
  return html`${head(merchant, merchant.category?.name, context)}<ul role="list">${queues}</ul>${age(reading, merchant.timezone, context)}`;
}

/** The first view of the page where one number is taken. */
export function takeView(
  reading: Reading<Merchant>,
  queueId: number,
  context: Context,
): Html | null {
  const { value: merchant } = reading;
  const queue = topLevelQueues(merchant).find(({ id }) => id === queueId);
  if (!queue || merchant.closedAt || !isUsable(reading, context)) return null;
  const { name, figures, blocker, notices, action } = queueFacts(merchant, queue, context);
  if (!action?.path.startsWith('/take-number/')) return null;
  const join = blocker
    ? html`${note(blocker, 'info')}${off(action.text, 'large ')}`
    : html`${note(notices.isTooLate)}${note(notices.firstRoundFull)}<p class="action large">${takeWords(action, notices)}</p>`;
  return html`${head(merchant, formatAddress(merchant), context)}<section class="card"><h2>${name}</h2>${figureList(figures)}${join}</section>${age(reading, merchant.timezone, context)}`;
}

/** The first view of the sign-in page: its words and the outlines of its fields. */
export function signInView(locale: Locale): Html {
  const { title, lead, email, password, submit } = WORDS[locale].signIn;
  const fields = [email, password].map(
    (label) => html`<div class="field">${label}<p class="box"></p></div>`,
  );
  return html`<div class="narrow"><p class="box bare"></p><h1>${title}</h1><p class="quiet">${lead}</p>${fields}<p class="action off">${submit}</p></div>`;
}

function queueCard(merchant: Merchant, queue: Queue, context: Context): Html {
  const { name, status, figures, blocker, notices, action } = queueFacts(merchant, queue, context);
  const isJoined = queue.type !== 'event' && queue.passMode === 'free';
  const join = blocker && isJoined ? off(blocker) : link(action, notices);
  return html`<li class="card"><div class="top"><h2>${name}</h2>${badge(status)}</div>${figureList(figures)}${note(notices.kind, 'info')}${note(notices.isTooLate)}${action && join}</li>`;
}

function link(action: QueueFacts['action'], notices: QueueFacts['notices']): Html | null {
  return action && html`<a class="action" href="${action.path}">${takeWords(action, notices)}</a>`;
}

/** The button itself says that a number would most likely come too late. */
function takeWords(
  { text, lateText }: NonNullable<QueueFacts['action']>,
  { isTooLate }: QueueFacts['notices'],
): string {
  return isTooLate ? (lateText ?? text) : text;
}

const off = (text: string, size = ''): Html => html`<p class="action ${size}off">${text}</p>`;

/** A line in the colours of an alert. */
const note = (words: string | null, kind: 'info' | 'warning' = 'warning'): Html | null =>
  words === null ? null : html`<p class="note ${kind}">${words}</p>`;
