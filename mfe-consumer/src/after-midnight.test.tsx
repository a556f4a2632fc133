import { screen, within } from '@testing-library/react';
import { listMerchantsCall, parentCategoriesCall } from '@turno/shared-types';
import { buildMerchant, reply, setClock } from '@turno/shared-ui/test';
import { merchantReplies, show } from '../test/show.tsx';

const [SATURDAY, SUNDAY] = ['2026-11-21', '2026-11-22'];
const MONDAY = '2026-11-23';

/** A bar whose Saturday ends at `end`; it opens again on Sunday at noon. */
const bar = (end: string) =>
  buildMerchant({
    openings: [
      { id: 1, dayOfWeek: 6, date: null, start: '18:00', end, typology: null },
      { id: 2, dayOfWeek: 0, date: null, start: '12:00', end: '23:30', typology: null },
      { id: 3, dayOfWeek: 1, date: null, start: '12:00', end: '22:00', typology: null },
    ],
  });

const MOMENTS = [
  { date: SATURDAY, time: '23:30', end: '24:00', note: 'fino alle 00:00', today: '18:00–00:00' },
  { date: SUNDAY, time: '00:30', end: '24:00', note: 'Apre alle 12:00', today: '12:00–23:30' },
  { date: SUNDAY, time: '02:30', end: '24:00', note: 'Apre alle 12:00', today: '12:00–23:30' },
  { date: SUNDAY, time: '01:00', end: '02:00', note: 'fino alle 02:00', today: '18:00–02:00' },
  { date: SUNDAY, time: '02:30', end: '02:00', note: 'Apre alle 12:00', today: '12:00–23:30' },
  { date: SUNDAY, time: '04:30', end: '02:00', note: 'Apre alle 12:00', today: '12:00–23:30' },
  {
    date: SUNDAY,
    time: '23:45',
    end: '24:00',
    note: 'Apre domani alle 12:00',
    today: '12:00–23:30',
  },
  { date: MONDAY, time: '00:15', end: '24:00', note: 'Apre alle 12:00', today: '12:00–22:00' },
  {
    date: MONDAY,
    time: '22:30',
    end: '24:00',
    note: 'Apre sabato alle 18:00',
    today: '12:00–22:00',
  },
];

describe.each(MOMENTS)('S-05 on $date at $time, where the evening ends at $end', (moment) => {
  const { date, time, end, note, today } = moment;
  beforeEach(() => setClock(`${date}T${time}:00+01:00`));

  test('CON-033 the page opens on a day of the calendar, as its week begins', async () => {
    show('/m/forno-aurora', { replies: merchantReplies(bar(end)) });
    const section = await screen.findByRole('region', { name: 'Orari e contatti' });
    const days = within(section).getAllByRole('listitem').slice(0, 7);
    const current = days.filter((day) => day.getAttribute('aria-current') === 'date');
    expect(current).toEqual([days[0]]);
    expect(days[0]).toHaveTextContent(`Oggi${today}`);
    const header = screen.getByRole('heading', { name: 'Forno Aurora' }).closest('header');
    expect(header).toHaveTextContent(note);
  });

  test('CON-007 its card on home says the same', async () => {
    const replies = [reply(listMerchantsCall, [bar(end)]), reply(parentCategoriesCall, [])];
    show('/', { replies });
    expect(await screen.findByRole('link', { name: /Forno Aurora/ })).toHaveTextContent(note);
  });
});
