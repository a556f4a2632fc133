import { screen, waitFor, within } from '@testing-library/react';
import { saveOpeningsCall } from '@turno/shared-types';
import { buildOpening } from '@turno/shared-types/test-data';
import { axeViolations, fakeEventSources, reply } from '@turno/shared-ui/test';
import { loadCalendar } from '@turno/shared-ui/time';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

let live: ReturnType<typeof fakeEventSources>;
beforeAll(() => loadCalendar());
beforeEach(() => {
  live = fakeEventSources();
});
afterEach(() => live.restore());

const special = (date: string, id: number) =>
  buildOpening({ id, date, start: '10:00', end: '12:00', typology: 'openings' });
const OPENINGS = [
  buildOpening({ id: 1, dayOfWeek: 1, start: '09:00', end: '13:00' }),
  special('2026-11-20', 2),
  special('2026-11-28', 3),
  buildOpening({ id: 4, date: '2026-11-30', typology: 'closings' }),
];

function open(kind: string) {
  return show({
    path: `/special-times/${kind}`,
    replies: [mine(bakery(busyCounter(), { openings: OPENINGS })), reply(saveOpeningsCall, [])],
  });
}
type Shown = ReturnType<typeof open>;
const change = () => screen.findByRole('button', { name: 'Modifica' });
const add = () => screen.getByRole('button', { name: 'Aggiungi' });
const listed = (name: string) => screen.findByRole('list', { name });
const saved = ({ gateway }: Shown) =>
  gateway.requests.findLast(({ path }) => path.endsWith('/openings/bulk'))?.body;

async function choose({ user }: Shown, day: RegExp) {
  await user.click(await screen.findByRole('button', { name: /^Data/ }));
  await user.click(await screen.findByRole('button', { name: day }));
}

test.each(['', 'holidays'])('MER-061 /special-times/%s leads to the weekly hours', async (kind) => {
  const { address } = open(kind);
  await waitFor(() => expect(address()).toBe('/edit-openings'));
});

test('MER-062 the dates from today on, a picker from today on, and a button that waits for a date', async () => {
  const shown = open('openings');
  const dates = await listed('Aperture speciali');
  expect(within(dates).getAllByRole('listitem')).toHaveLength(1);
  expect(within(dates).getByText('Sabato 28/11/2026')).toBeVisible();
  expect(add()).toBeDisabled();
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(screen.getByRole('button', { name: /^Data/ }));
  const day = (name: RegExp) => screen.getByRole('button', { name });
  expect(await screen.findByRole('button', { name: /20 novembre/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(day(/21 novembre/)).not.toHaveAttribute('aria-disabled', 'true');
});

test('MER-062 MER-063 a new date is open from 09:00 to 13:00, takes a second slot, and is saved', async () => {
  const shown = open('openings');
  await choose(shown, /29 novembre/);
  await shown.user.click(add());
  const dates = await listed('Aperture speciali');
  const [, added] = within(dates).getAllByRole('listitem');
  await shown.user.click(
    within(added ?? dates).getByRole('button', { name: 'Aggiungi una fascia' }),
  );
  await shown.user.click(screen.getByRole('button', { name: 'Elimina Sabato 28/11/2026' }));
  await shown.user.click(await change());
  await waitFor(() => expect(shown.address()).toBe('/merchant-settings'));
  const row = { date: '2026-11-29', dayOfWeek: null, typology: 'openings' };
  expect(saved(shown)).toEqual({
    openings: {
      create: [
        { ...row, start: '09:00', end: '13:00' },
        { ...row, start: '16:00', end: '20:00' },
      ],
      edit: [],
      delete: [3],
    },
  });
});

test('MER-062 a closing is added without times', async () => {
  const shown = open('closings');
  await choose(shown, /29 novembre/);
  await shown.user.click(add());
  await shown.user.click(await change());
  await waitFor(() =>
    expect(saved(shown)).toMatchObject({
      openings: { create: [{ date: '2026-11-29', start: null, typology: 'closings' }] },
    }),
  );
});

test.each([
  ['openings', /28 novembre/, 'Data già inserita.'],
  ['openings', /30 novembre/, 'Verifica che in questa data non ci sia una chiusura straordinaria.'],
  ['closings', /30 novembre/, 'Data già inserita.'],
  ['closings', /28 novembre/, 'Verifica che in questa data non ci sia un’apertura speciale.'],
])('MER-064 on %s, %p: %s', async (kind, day, words) => {
  const shown = open(kind);
  await choose(shown, day);
  await shown.user.click(add());
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Modifica' })).toBeNull();
});

test('the overview of the year says in words what each day is, with unsaved changes', async () => {
  const shown = open('closings');
  const november = await screen.findByRole('table', { name: 'novembre 2026' });
  const cell = (day: number) =>
    within(november).getByRole('cell', { name: new RegExp(`^${day}\\s?,`) });
  expect(screen.getAllByRole('table')).toHaveLength(12);
  expect(cell(23)).toHaveTextContent('Aperto come ogni settimana');
  expect(cell(24)).toHaveTextContent('Giorno di riposo');
  expect(cell(28)).toHaveTextContent('Apertura speciale');
  expect(cell(30)).toHaveTextContent('Chiusura straordinaria');
  await choose(shown, /29 novembre/);
  await shown.user.click(add());
  expect(cell(29)).toHaveTextContent('Chiusura straordinaria');
});

test('MER-062 an unsaved date is not lost to the other list', async () => {
  const shown = open('closings');
  await choose(shown, /29 novembre/);
  await shown.user.click(add());
  await shown.user.click(screen.getByRole('tab', { name: 'Aperture speciali' }));
  await shown.user.click(await screen.findByRole('button', { name: 'Resta qui' }));
  expect(shown.address()).toBe('/special-times/closings');
  expect(screen.getByText('Domenica 29/11/2026')).toBeVisible();
});
