import { LOCALES } from '@turno/shared-types/constants';
import {
  buildCounter,
  buildMerchant,
  buildOpening,
  buildQueue,
} from '@turno/shared-types/test-data';
import { merchantView, signInView, takeView } from './first-view.ts';
import { homeView } from './home-view.ts';
import { WORDS } from './words.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const context = { locale: 'en', now: NOW } as const;

const wait = { estimatedWaitingTime: 600, waitLow: 480, waitHigh: 780 };
const served = { date: '2026-11-23', currentTicket: 'A4', nextAvailableTicket: 10 };
const counter = buildCounter({ ...served, ...wait });
const queue = buildQueue({ id: 11, name: 'Bread', queue_daily_counters: [counter] });
const merchant = buildMerchant({
  id: 7,
  name: 'Forno',
  vanity: 'forno',
  category: { id: 3, name: 'Bakery', parent_category: null },
  queues: [queue],
});
const read = <T>(value: T, ageMs = 0) => ({ value, readAt: NOW.getTime() - ageMs });

const textOf = (view: { markup: string } | null) => view?.markup ?? '';

test('CON-033 a merchant’s page says name, category, status, figures and where the number is taken', () => {
  const markup = textOf(merchantView(read(merchant), context));
  expect(markup).toContain('<h1>Forno</h1>');
  expect(markup).toContain('<p class="quiet">Bakery</p>');
  expect(markup).toMatch(/<p class="status open">Open<\/p>/);
  expect(markup).toContain('<dt>Wait</dt><dd>10\u00a0min<small>between 8 and 15</small></dd>');
  expect(markup).toContain('<dt>Now serving number</dt><dd>A4</dd>');
  expect(markup).toContain('<a class="action" href="/take-number/7/11">Take number 10</a>');
});

test('CON-021 the page of one queue has its button', () => {
  const markup = textOf(takeView(read(merchant), 11, context));
  expect(markup).toContain('<p class="quiet">Via dei Mulini 12, 40121 Bologna BO</p>');
  expect(markup).toContain('<p class="action large">Take number 10</p>');
  expect(takeView(read(merchant), 12, context)).toBeNull();
  const event = buildMerchant({ queues: [buildQueue({ id: 11, type: 'event' })] });
  expect(takeView(read(event), 11, context)).toBeNull();
});

test('CON-005 home lists merchants with their queues', () => {
  const empty = buildMerchant({ name: 'Without queues', queues: [] });
  const markup = textOf(homeView(read([empty, merchant]), context));
  expect(markup).toContain('href="/take-number/7/11"');
  expect(markup).not.toContain('Without queues');
  expect(homeView(read([empty]), context)).toBeNull();
});

test('CON-005 a card of home says what the merchant’s card will say', () => {
  const open = buildOpening({ dayOfWeek: 1, start: '09:00', end: '20:00' });
  const bakery = buildMerchant({ ...merchant, city: 'Roma', openings: [open] });
  const markup = textOf(homeView(read([bakery]), context));
  expect(markup).toContain('Bakery · Roma');
  expect(markup).toContain('until 20:00');
  expect(markup).toContain('<p>about 10 minutes, between 8 and 15</p>');
  expect(markup).toContain('<span class="logo">F</span>');
});

test.each([
  { name: 'an address', logoUrl: 'https://forno.example/logo.png', isShown: true },
  { name: 'a short data URI', logoUrl: 'data:image/svg+xml,%3Csvg/%3E', isShown: true },
  {
    name: 'a long data URI',
    logoUrl: `data:image/png;base64,${'A'.repeat(3_000)}`,
    isShown: false,
  },
])('a logo that is $name is in the view: $isShown', ({ logoUrl, isShown }) => {
  const markup = textOf(homeView(read([{ ...merchant, logoUrl }]), context));
  expect(markup.includes(`data-logo="${logoUrl}"`)).toBe(isShown);
});

test.each(LOCALES)('CON-075 the sign-in page has its words in %s', (locale) => {
  const { title, lead } = WORDS[locale].signIn;
  expect(textOf(signInView(locale))).toContain(`<h1>${title}</h1><p class="quiet">${lead}</p>`);
});

const HOSTILE = `<img src=x onerror="alert(1)">' & </div>`;

test('what people have named never becomes markup', () => {
  const named = buildMerchant({
    name: HOSTILE,
    vanity: `"><script>`,
    formattedAddress: HOSTILE,
    queues: [{ ...queue, type: 'event', name: HOSTILE }],
  });
  const views = [merchantView(read(named), context), homeView(read([named]), context)];
  for (const markup of views.map(textOf)) {
    expect(markup).toContain('&lt;img src=x');
    expect(markup).not.toMatch(/<(img|script)|="[^"]*"[^ >]/);
  }
});

test.each([
  { ageMs: 4_000, isMarked: false },
  { ageMs: 6_000, isMarked: true },
])('figures of $ageMs ms ago say of when they are: $isMarked', ({ ageMs, isMarked }) => {
  const markup = textOf(merchantView(read(merchant, ageMs), context));
  expect(markup.includes('Last updated')).toBe(isMarked);
});

test('figures of minutes ago, and a merchant that has closed for good, have no view', () => {
  expect(merchantView(read(merchant, 120_000), context)).toBeNull();
  expect(homeView(read([merchant], 120_000), context)).toBeNull();
  const closed = { ...merchant, closedAt: '2026-11-01T00:00:00.000Z' };
  expect(merchantView(read(closed), context)).toBeNull();
});

test.each([
  { name: 'a paused queue', day: { paused: true }, status: 'Paused' },
  { name: 'a closed queue', day: { closed: true }, status: 'Closed' },
])('CON-007 $name says so', ({ day, status }) => {
  const queues = [{ ...queue, queue_daily_counters: [{ ...counter, ...day }] }];
  const markup = textOf(merchantView(read({ ...merchant, queues }), context));
  expect(markup).toContain(`>${status}</p>`);
  expect(markup).toContain('<dt>Wait</dt><dd>–</dd>');
});

test('CON-007 a merchant that opens later says when', () => {
  const openings = [buildOpening({ dayOfWeek: 1, start: '14:00', end: '18:00' })];
  const markup = textOf(merchantView(read({ ...merchant, openings }), context));
  expect(markup).toContain('Opens at 14:00');
  expect(markup).toContain('<dt>Opening</dt><dd>14:00</dd>');
});

test.each(LOCALES)('SHL-029 the view is in %s', (locale) => {
  const markup = textOf(merchantView(read(merchant, 6_000), { ...context, locale }));
  expect(markup).toContain(WORDS[locale].take.replace('{number}', '10'));
  expect(markup).not.toMatch(/[{}]/);
});

const dayWith = (day: object, changes: object = {}) => ({
  ...merchant,
  ...changes,
  queues: [{ ...queue, queue_daily_counters: [{ ...counter, ...day }] }],
});
const opening = [buildOpening({ dayOfWeek: 1, start: '11:30', end: '18:00' })];

test.each([
  { name: 'a paused queue', seen: dayWith({ paused: true }), words: 'The queue is paused' },
  { name: 'a closed queue', seen: dayWith({ closed: true }), words: 'The queue is closed' },
  {
    name: 'numbers that end at closing',
    seen: dayWith({ isTooLate: true }, { endsNumbersAtClosing: true }),
    words: 'No more numbers today: the queue lasts until closing',
  },
  {
    name: 'numbers that begin at the opening',
    seen: dayWith(
      {},
      { openings: opening, lineupLimitedBeforeOpening: 0, avoidLineupBeforeOpening: true },
    ),
    words: 'You can join the queue from 11:30',
  },
])('CON-025 CON-028 $name: the page says why nobody can join', ({ seen, words }) => {
  const card = textOf(merchantView(read(seen), context));
  expect(card).toContain(`<p class="action off">${words}</p>`);
  expect(card).not.toContain('href="/take-number');
  expect(card).not.toContain('note warning');
  const page = textOf(takeView(read(seen), 11, context));
  expect(page).toContain(`<p class="note info">${words}</p>`);
});

test('S-04 whoever would not be called before closing reads it, and may join', () => {
  const late = read(dayWith({ isTooLate: true }));
  const words = 'New numbers would probably not be called before closing';
  const card = textOf(merchantView(late, context));
  expect(card).toContain(`<p class="note warning">${words}</p>`);
  expect(card).toContain('>Take number 10 anyway</a>');
  expect(card).not.toContain('10 min');
  expect(textOf(takeView(late, 11, context))).toContain(
    `<p class="note warning">${words}</p><p class="action large">Take number 10 anyway</p>`,
  );
  const home = textOf(homeView({ ...late, value: [late.value] }, context));
  expect(home).toContain(`<p>${words}</p>`);
  expect(home).not.toContain('about 10 minutes');
});

test('CON-050 a first round that is full is on the page of the queue', () => {
  const full = read(dayWith({}, { openings: opening }));
  expect(textOf(takeView(full, 11, context))).toContain('The first round is already full');
});

test('S-02 a clock time counts from when it was estimated, on the page and on home', () => {
  const waits = { estimatedWaitingTime: 3_600, waitLow: 3_010, waitHigh: 4_190 };
  const estimatedAt = new Date(NOW.getTime() - 50_000).toISOString();
  const day = { ...counter, ...waits, estimatedAt };
  const late = { ...merchant, queues: [{ ...queue, queue_daily_counters: [day] }] };
  const said = '11:59';
  expect(textOf(merchantView(read(late), context))).toContain(`<dd>${said}<small>between 11:45`);
  expect(textOf(homeView(read([late]), context))).toContain(`around ${said}, between 11:45`);
});
