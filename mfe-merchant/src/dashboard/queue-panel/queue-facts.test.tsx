import { screen } from '@testing-library/react';
import type { DailyCounter, Locale, Merchant } from '@turno/shared-types';
import { buildOpening } from '@turno/shared-types/test-data';
import { bakery, busyCounter, mine, show } from '../../../test/show.tsx';

/** Hours of a Saturday, which the clock of the tests shows. */
const hoursOf = (slot: string) => {
  const [start = '', end = ''] = slot.split('-');
  return buildOpening({ dayOfWeek: 6, date: null, start, end });
};

/** Shortly after 11:00 by the clock of the bakery; the label, the figure and the hint of the wait. */
async function waitOf(
  wait: Partial<DailyCounter>,
  locale: Locale = 'it',
  change: Partial<Merchant> = {},
) {
  show({ replies: [mine(bakery(busyCounter(wait), change))], props: { locale } });
  const panel = await screen.findByRole('region', { name: 'Banco' });
  const [, , fact] = panel.querySelectorAll('dl > div');
  const [label, figure] = fact?.children ?? [];
  const words = [...(figure?.childNodes ?? [])].map(({ textContent }) => textContent?.trim());
  return [label?.textContent, words.filter(Boolean).join(' ')];
}

test.each([
  {
    name: 'minutes with their range',
    wait: { estimatedWaitingTime: 1_210, waitLow: 900, waitHigh: 1_700 },
    words: ['Attesa stimata', '20 min tra 15 e 30'],
  },
  {
    name: 'minutes alone where no range is known',
    wait: { estimatedWaitingTime: 900 },
    words: ['Attesa stimata', '15 min'],
  },
  {
    name: 'nothing to wait for',
    wait: { estimatedWaitingTime: 0 },
    words: ['Attesa stimata', '<\u00a01 min'],
  },
  {
    name: 'nothing known, with words for the dash',
    wait: { estimatedWaitingTime: null },
    words: ['Attesa stimata', '– Nessun dato'],
  },
  {
    name: 'the time of day from half an hour on',
    wait: { estimatedWaitingTime: 1_800, waitLow: 1_500, waitHigh: 2_350 },
    words: ['Turno di chi arriva ora, verso le', '11:30 tra le 11:25 e le 11:40'],
  },
  {
    name: 'with a time of day its minutes where no range is known',
    wait: { estimatedWaitingTime: 3_600 },
    words: ['Turno di chi arriva ora, verso le', '12:00 circa 60 minuti'],
  },
  {
    name: 'before opening the time that was estimated, however late it is read',
    wait: {
      estimatedWaitingTime: 32_220,
      waitLow: 32_000,
      waitHigh: 32_500,
      estimatedAt: '2026-11-21T09:30:00Z',
    },
    words: ['Turno di chi arriva ora, verso le', '19:27 tra le 19:20 e le 19:35'],
  },
  {
    name: 'hours without a time from a day on, which no date goes with',
    wait: { estimatedWaitingTime: 148_800, waitLow: 900, waitHigh: 170_000 },
    words: ['Attesa stimata', '41 h'],
  },
])('S-02 S-19 CON-053 the dashboard says as customers read it $name', async ({ wait, words }) => {
  expect(await waitOf(wait)).toEqual(words);
});

test.each([
  ['en', 'New arrivals served around', '11:50 between 11:40 and 12:00'],
  ['es', 'Turno de quien llega ahora, hacia las', '11:50 entre las 11:40 y las 12:00'],
  ['de', 'Wer jetzt kommt, ist dran gegen', '11:50 zwischen 11:40 und 12:00 Uhr'],
] as const)('S-02 CON-053 a long wait at the dashboard in %s', async (locale, ...words) => {
  const wait = { estimatedWaitingTime: 3_000, waitLow: 2_400, waitHigh: 3_500 };
  expect(await waitOf(wait, locale)).toEqual(words);
});

test.each([
  { state: 'open', change: {}, words: '20 min probabilmente dopo la chiusura' },
  { state: 'paused', change: { paused: true }, words: '20 min' },
  { state: 'closed', change: { closed: true }, words: '20 min' },
  { state: 'in its lunch break', slots: ['09:00-10:30', '12:00-19:00'], words: '20 min' },
])(
  'S-04 MER-016 staff of a queue that is $state read what its visitors read of closing',
  async ({ change, slots, words }) => {
    const wait = { estimatedWaitingTime: 1_210, isTooLate: true, ...change };
    const hours = slots ? { openings: slots.map(hoursOf) } : {};
    expect(await waitOf(wait, 'it', hours)).toEqual(['Attesa stimata', words]);
  },
);

test.each([
  { state: 'open', words: '<\u00a01 min' },
  { state: 'open between two slots', slots: ['09:00-10:30', '12:00-19:00'], words: '<\u00a01 min' },
  { state: 'paused', change: { paused: true }, words: '– Nessun dato' },
  { state: 'closed', change: { closed: true }, words: '– Nessun dato' },
  { state: 'over for today', slots: ['09:00-10:30'], words: '– Nessun dato' },
])('X-23 a wait of an empty queue that is $state: $words', async ({ change, slots, words }) => {
  const empty = { estimatedWaitingTime: 0, ticketsAhead: 0, paxAhead: 0, nextTicket: null };
  const hours = slots ? { openings: slots.map(hoursOf) } : {};
  const wait = { ...empty, ...change };
  expect(await waitOf(wait, 'it', hours)).toEqual(['Attesa stimata', words]);
});
