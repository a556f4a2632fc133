import type { Locale, Merchant } from '@turno/shared-types';
import {
  isFreeAccess,
  isImmediate,
  isLateToJoin,
  openUntil,
  waitingAt,
  waitRangeText,
  waitStart,
  waitText,
} from '@turno/shared-types/rules';
import { rangeWords, waitWords } from '@turno/shared-types/wait-words';
import type { Reading } from '../gateway-reader.ts';
import { clock } from './clock.ts';
import { type Html, html } from './html.ts';
import {
  type Context,
  freeAccessNote,
  listedStatus,
  merchantStatus,
  openWait,
  queueDay,
  queueFacts,
  type Status,
  topLevelQueues,
} from './merchant-facts.ts';
import { age, badge, isUsable, logo } from './parts.ts';
import type { Counted } from './view-words.ts';
import { WORDS } from './words.ts';

const MOST_LISTED = 8;

/** The first view of the home page: the first merchants of its list, as large as their cards. */
export function homeView(reading: Reading<Merchant[]>, context: Context): Html | null {
  const listed = reading.value.filter((merchant) => topLevelQueues(merchant).length > 0);
  if (listed.length === 0 || !isUsable(reading, context)) return null;
  const cards = listed.slice(0, MOST_LISTED).map((merchant) => merchantCard(merchant, context));
  const { homeTitle, searchHint } = WORDS[context.locale];
  const timezone = listed[0]?.timezone ?? 'UTC';
  return html`<div class="home"><h1>${homeTitle}</h1><div class="filters"><p class="box">${searchHint}</p><p class="box soft"></p><p class="box soft"></p></div><ul role="list">${cards}</ul>${age(reading, timezone, context)}</div>`;
}

function merchantCard(merchant: Merchant, context: Context): Html {
  const { name, vanity, category, city } = merchant;
  const [only, ...others] = topLevelQueues(merchant);
  const action =
    only && others.length === 0 ? queueFacts(merchant, only, context).action?.path : null;
  const path = action ?? `/m/${encodeURIComponent(vanity)}`;
  const about = [category?.name, city].filter(Boolean).join(' · ');
  const status = merchantStatus(merchant, context);
  const facts = [people(merchant, context), merchantWait(merchant, context)];
  const words = html`<div><h2>${name}</h2>${text(about)}</div>`;
  const state = html`<div class="row">${badge(listedStatus(merchant, context))}${text(until(merchant, status, context))}</div>`;
  return html`<li><a class="card" href="${path}">${logo(merchant, 48)}${words}${state}<div class="row">${facts.map(text)}</div></a></li>`;
}

const text = (words: string | null): Html => (words ? html`<p>${words}</p>` : html``);

function people(merchant: Merchant, context: Context): string {
  const { locale } = context;
  if (isFreeAccess(merchant))
    return freeAccessNote(merchantStatus(merchant, context), WORDS[locale]);
  const { people: count } = waitingAt(merchant.queues);
  const { nobody, people: forms } = WORDS[locale];
  return count === 0 ? nobody : counted(forms, count, locale);
}

function counted({ one, other }: Counted, count: number, locale: Locale): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : other;
  return form.replace('{count}', String(count));
}

function until(merchant: Merchant, { kind }: Status, { locale, now }: Context): string | null {
  const end = kind === 'open' ? openUntil(merchant, now) : null;
  return end && WORDS[locale].openUntil.replace('{time}', clock(end, locale, merchant.timezone));
}

/** The shortest wait of the merchant's open queues; `null` where nobody waits, and for shows. */
function merchantWait(merchant: Merchant, { locale, now }: Context): string | null {
  const words = WORDS[locale];
  const reader = { locale, timeZone: merchant.timezone };
  const queues = topLevelQueues(merchant).filter(
    ({ type, listOnly }) => type !== 'event' && !listOnly,
  );
  // As on its card: where nobody waits in one of them, nobody has to wait.
  if (queues.some((queue) => isImmediate(queueDay(merchant, queue, { now }), merchant)))
    return null;
  const [shortest] = queues
    .map((queue) => ({ queue, seconds: openWait(merchant, queue, { locale, now }) }))
    .filter(({ seconds }) => seconds !== null)
    .toSorted((a, b) => (a.seconds ?? 0) - (b.seconds ?? 0));
  if (!shortest) {
    const isLate = queues.some((queue) => isLateToJoin(queueDay(merchant, queue, { now })));
    return isLate ? words.isTooLate : null;
  }
  const [counter = {}] = shortest.queue.queue_daily_counters;
  const text = waitText(shortest.seconds, waitStart(counter, now));
  const wait =
    text.kind === 'clock'
      ? words.servedAround.replace('{time}', clock(text.at, locale, merchant.timezone))
      : waitWords(text, reader);
  // Of several queues only the shortest wait is known, not which of them somebody takes.
  if (queues.length > 1)
    return text.kind === 'clock' ? wait : wait && words.waitFrom.replace('{wait}', wait);
  const range = waitRangeText(text.kind, counter, now);
  return range ? `${wait}, ${rangeWords(range, reader)}` : wait;
}
