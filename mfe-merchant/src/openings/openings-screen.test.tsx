import { screen, waitFor, within } from '@testing-library/react';
import { saveOpeningsCall } from '@turno/shared-types';
import { buildOpening } from '@turno/shared-types/test-data';
import { axeViolations, passTime, refuse, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

setUpEventSources();

const MONDAY = buildOpening({ id: 1, dayOfWeek: 1, start: '09:00', end: '13:00' });
const CLOSING = buildOpening({ id: 2, date: '2026-12-25', typology: 'closings' });
const withOpenings = (...openings: (typeof MONDAY)[]) => mine(bakery(busyCounter(), { openings }));

function open() {
  return show({
    path: '/edit-openings',
    replies: [withOpenings(MONDAY, CLOSING), reply(saveOpeningsCall, [])],
  });
}
const day = (name: string) => screen.findByRole('region', { name });
const select = (at: HTMLElement, name: string, index = 0) => {
  const found = within(at).getAllByRole('combobox', { name })[index];
  if (!found) throw new Error(`no ${name} ${index}`);
  return found;
};
const change = () => screen.queryByRole('button', { name: 'Modifica' });
const saved = ({ gateway }: ReturnType<typeof open>) =>
  gateway.requests.findLast(({ path }) => path.endsWith('/openings/bulk'))?.body;

test('MER-057 MER-065 seven days from Monday on, each with a switch and its slots up to 24:00', async () => {
  const { container } = open();
  const monday = await day('Lunedì');
  const names = screen.getAllByRole('switch').map((each) => each.closest('section')?.ariaLabel);
  expect(names).toEqual([
    'Lunedì',
    'Martedì',
    'Mercoledì',
    'Giovedì',
    'Venerdì',
    'Sabato',
    'Domenica',
  ]);
  expect(screen.getAllByRole('switch').map((each) => each.ariaChecked)).toEqual([
    'true',
    ...Array(6).fill('false'),
  ]);
  expect(select(monday, 'Dalle')).toHaveValue('09:00');
  const ends = within(select(monday, 'Alle')).getAllByRole('option');
  expect(ends.at(-1)).toHaveTextContent('24:00');
  expect(change()).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('MER-058 MER-059 days and slots are changed and saved at once, and the settings open', async () => {
  const shown = open();
  const [monday, tuesday] = [await day('Lunedì'), await day('Martedì')];
  await shown.user.click(within(tuesday).getByRole('switch'));
  expect(select(tuesday, 'Dalle')).toHaveValue('09:00');
  expect(select(tuesday, 'Alle')).toHaveValue('20:00');
  await shown.user.click(within(monday).getByRole('button', { name: 'Aggiungi una fascia' }));
  expect(within(monday).queryByRole('button', { name: 'Aggiungi una fascia' })).toBeNull();
  await shown.user.selectOptions(select(monday, 'Alle'), '12:00');
  await shown.user.click(change() ?? document.body);
  await waitFor(() => expect(shown.address()).toBe('/merchant-settings'));
  const slot = { date: null, typology: null };
  expect(saved(shown)).toEqual({
    openings: {
      create: [
        { ...slot, dayOfWeek: 2, start: '09:00', end: '20:00' },
        { ...slot, dayOfWeek: 1, start: '16:00', end: '20:00' },
      ],
      edit: [{ id: 1, start: '09:00', end: '12:00' }],
      delete: [],
    },
  });
});

test('X-10, CST-014 a day that is switched off loses its slots half a second later; Undo brings them back', async () => {
  const shown = open();
  const monday = await day('Lunedì');
  const toggle = within(monday).getByRole('switch');
  await shown.user.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(select(monday, 'Dalle')).toBeVisible();
  await shown.user.click(toggle);
  await passTime(600);
  expect(select(monday, 'Dalle')).toHaveValue('09:00');
  expect(change()).toBeNull();
  await shown.user.click(toggle);
  await passTime(400);
  expect(select(monday, 'Dalle')).toHaveValue('09:00');
  await passTime(100);
  expect(within(monday).queryByRole('combobox')).toBeNull();
  await shown.user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(select(monday, 'Dalle')).toHaveValue('09:00');
  await shown.user.click(toggle);
  await shown.user.click(change() ?? document.body);
  await waitFor(() => expect(saved(shown)).toMatchObject({ openings: { delete: [1] } }));
});

test('MER-060 S-05 S-12 a wrong slot is marked and blocks Change; one that ends after midnight is explained', async () => {
  const { user } = open();
  const monday = await day('Lunedì');
  await user.selectOptions(select(monday, 'Alle'), '02:00');
  expect(within(monday).getByText('Finisce alle 02:00 del giorno dopo.')).toBeVisible();
  expect(screen.queryByText('Verifica orario')).toBeNull();
  await user.click(within(monday).getByRole('button', { name: 'Aggiungi una fascia' }));
  expect(within(monday).getAllByText('Verifica orario')).toHaveLength(2);
  expect(change()).toBeDisabled();
  expect(change()).toHaveAccessibleDescription('Verifica gli orari: Lunedì.');
  await user.click(within(monday).getByRole('button', { name: 'Elimina: Lunedì, fascia 2' }));
  expect(change()).toBeEnabled();
  await user.selectOptions(select(monday, 'Alle'), '09:00');
  expect(within(monday).getByText('Verifica orario')).toBeVisible();
});

test('MER-059 what the services reject is said, and the edits stay', async () => {
  const shown = open();
  shown.gateway.answer(refuse(saveOpeningsCall, 'service_unavailable'));
  const monday = await day('Lunedì');
  await shown.user.selectOptions(select(monday, 'Alle'), '12:00');
  await shown.user.click(change() ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent(/non disponibile/);
  expect(select(monday, 'Alle')).toHaveValue('12:00');
  expect(shown.address()).toBe('/edit-openings');
});

test('MER-059 hours that another manager saved meanwhile are said, and Undo shows them', async () => {
  const shown = open();
  const monday = await day('Lunedì');
  await shown.user.selectOptions(select(monday, 'Alle'), '12:00');
  shown.gateway.answer(withOpenings({ ...MONDAY, end: '18:00' }));
  await passTime(6_000);
  expect(await screen.findByText(/Nel frattempo qualcun altro/)).toBeVisible();
  // Beside the buttons, which stay in sight: the end of the form may be far away.
  expect(screen.getByRole('button', { name: 'Annulla' }).parentElement).toHaveTextContent(
    /Nel frattempo qualcun altro/,
  );
  expect(select(monday, 'Alle')).toHaveValue('12:00');
  await shown.user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(select(monday, 'Alle')).toHaveValue('18:00');
});

test('MER-059 another row that a colleague saved meanwhile stays as they saved it', async () => {
  const shown = open();
  const monday = await day('Lunedì');
  await shown.user.selectOptions(select(monday, 'Alle'), '12:00');
  const tuesday = buildOpening({ id: 3, dayOfWeek: 2, start: '10:00', end: '19:00' });
  shown.gateway.answer(withOpenings(MONDAY, CLOSING, tuesday));
  await passTime(6_000);
  await waitFor(async () => expect(select(await day('Martedì'), 'Alle')).toHaveValue('19:00'));
  expect(screen.queryByText(/Nel frattempo qualcun altro/)).not.toBeInTheDocument();
  await shown.user.click(change() ?? document.body);
  await waitFor(() => expect(shown.address()).toBe('/merchant-settings'));
  const edit = [{ id: 1, start: '09:00', end: '12:00' }];
  expect(saved(shown)).toEqual({ openings: { create: [], edit, delete: [] } });
});

test('MER-056 a way out of unsaved hours asks first', async () => {
  const shown = open();
  await shown.user.click(within(await day('Martedì')).getByRole('switch'));
  await shown.user.click(screen.getByRole('link', { name: 'Torna alle impostazioni' }));
  expect(await screen.findByRole('button', { name: 'Resta qui' })).toBeVisible();
  expect(shown.address()).toBe('/edit-openings');
});
