import type { Merchant, Queue } from '@turno/shared-types';
import { waitingAt } from '@turno/shared-types/rules';
import type { Reading } from '../shell/gateway-reader.ts';
import { type Html, html } from './html.ts';
import {
  type Context,
  clock,
  merchantStatus,
  queueFacts,
  type Status,
  topLevelQueues,
} from './merchant-facts.ts';
import { WORDS } from './words.ts';

/** After this age figures say of when they are. */
const MARKED_AFTER_MS = 5_000;
/** After this age they say nothing of a queue any more. */
const TOO_OLD_MS = 120_000;
const MOST_LISTED = 8;

const isUsable = ({ readAt }: Reading<unknown>, { now }: Context) =>
  now.getTime() - readAt < TOO_OLD_MS;

/** The first view of a merchant's page: who it is and each of its queues; `null` where there is nothing to say. */
export function merchantView(reading: Reading<Merchant>, context: Context): Html | null {
  const { value: merchant } = reading;
  if (merchant.closedAt || !isUsable(reading, context)) return null;
  const queues = topLevelQueues(merchant).map((queue) => queueCard(merchant, queue, context));
  return html`${head(merchant, context)}<ul role="list">${queues}</ul>${age(reading, merchant.timezone, context)}`;
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
  const { name, figures, action } = queueFacts(merchant, queue, context);
  if (!action?.path.startsWith('/take-number/')) return null;
  return html`${head(merchant, context)}<section class="card"><h2>${name}</h2>${list(figures)}<p class="action">${action.text}</p></section>${age(reading, merchant.timezone, context)}`;
}

/** The first view of the home page: the first merchants of its list. */
export function homeView(reading: Reading<Merchant[]>, context: Context): Html | null {
  const { value: merchants } = reading;
  const listed = merchants.filter((merchant) => topLevelQueues(merchant).length > 0);
  if (listed.length === 0 || !isUsable(reading, context)) return null;
  const cards = listed.slice(0, MOST_LISTED).map((merchant) => merchantCard(merchant, context));
  const title = WORDS[context.locale].homeTitle;
  const timezone = listed[0]?.timezone ?? 'UTC';
  return html`<h1>${title}</h1><ul role="list">${cards}</ul>${age(reading, timezone, context)}`;
}

function head(merchant: Merchant, context: Context): Html {
  const { name, formattedAddress } = merchant;
  const address = formattedAddress === null ? null : html`<p class="quiet">${formattedAddress}</p>`;
  return html`<header><h1>${name}</h1>${address}${badge(merchantStatus(merchant, context))}</header>`;
}

function queueCard(merchant: Merchant, queue: Queue, context: Context): Html {
  const { name, status, figures, action } = queueFacts(merchant, queue, context);
  const link = action && html`<a class="action" href="${action.path}">${action.text}</a>`;
  return html`<li class="card"><div class="top"><h2>${name}</h2>${badge(status)}</div>${list(figures)}${link}</li>`;
}

function merchantCard(merchant: Merchant, context: Context): Html {
  const { nobody, people: forms } = WORDS[context.locale];
  const queues = topLevelQueues(merchant);
  const { people } = waitingAt(merchant.queues);
  const form = new Intl.PluralRules(context.locale).select(people) === 'one' ? 'one' : 'other';
  const waiting = people === 0 ? nobody : forms[form].replace('{count}', String(people));
  const [only] = queues;
  const action =
    queues.length === 1 && only ? queueFacts(merchant, only, context).action?.path : null;
  const path = action ?? `/m/${encodeURIComponent(merchant.vanity)}`;
  return html`<li><a class="card" href="${path}"><h2>${merchant.name}</h2>${badge(merchantStatus(merchant, context))}<p class="quiet">${waiting}</p></a></li>`;
}

const badge = ({ kind, text }: Status): Html => html`<p class="status ${kind}">${text}</p>`;

function list(figures: readonly { label: string; value: string }[]): Html | null {
  if (figures.length === 0) return null;
  const items = figures.map(
    ({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  );
  return html`<dl>${items}</dl>`;
}

function age(reading: Reading<unknown>, timezone: string, { locale, now }: Context): Html | null {
  if (now.getTime() - reading.readAt < MARKED_AFTER_MS) return null;
  const time = clock(new Date(reading.readAt), locale, timezone, true);
  return html`<p class="quiet">${WORDS[locale].updatedAt.replace('{time}', time)}</p>`;
}
