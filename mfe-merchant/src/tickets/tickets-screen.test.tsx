import { screen, waitFor, within } from '@testing-library/react';
import { queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import {
  axeViolations,
  buildTicket,
  failOffline,
  passTime,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

setUpEventSources();

const LUCA = buildTicket({
  counter: 8,
  ticketValue: 'FO8',
  displayName: 'Luca Neri',
  paxCount: 2,
  phone: '+39 333 1234567',
});
const GONE = buildTicket({
  counter: 7,
  ticketValue: 'FO7',
  executedAt: '2026-11-21T09:30:00.000Z',
  checkedInAt: '2026-11-21T09:31:00.000Z',
});
const ticketsFrom = (first: number, count: number): StaffTicket[] =>
  Array.from({ length: count }, (_, index) =>
    buildTicket({ counter: first + index, ticketValue: `FO${first + index}` }),
  );

/** Answers pages as the services do, out of all the tickets there are. */
const pagesOf = (all: StaffTicket[]) =>
  reply(
    queueTicketsCall,
    ({ query }) => {
      const perPage = Number(query.per_page);
      const first = (Number(query.page) - 1) * perPage;
      return all.slice(first, first + perPage);
    },
    { 'x-total-count': String(all.length) },
  );

function open(tickets: StaffTicket[] = [LUCA], path = '/queue-tickets/11') {
  return show({ path, replies: [mine(bakery()), pagesOf(tickets)] });
}
const rows = async (at: HTMLElement = document.body) =>
  (await within(at).findAllByRole('row')).slice(1);
const more = () => screen.queryByRole('button', { name: 'Mostra altri' });
const asked = ({ gateway }: ReturnType<typeof open>) =>
  gateway.requests.filter(({ path }) => path.endsWith('/tickets')).map(({ query }) => query);

test('MER-050 of a queue in which nobody waits, that nobody does', async () => {
  const counter = busyCounter({ ticketsAhead: 0, paxAhead: 0 });
  show({ path: '/queue-tickets/11', replies: [mine(bakery(counter)), pagesOf([])] });
  expect(await screen.findByText(/Forno Aurora · Nessuno in attesa/)).toBeVisible();
});

test('MER-050 the name of the queue, who is ahead, the filters, and those that come next', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Banco' })).toBeVisible();
  expect(screen.getByText(/Forno Aurora · 3 numeri in attesa · 4 persone/)).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Prossimi',
    'Passati',
    '1–2 persone',
    '3–4 persone',
    '5–6 persone',
    '7–50 persone',
  ]);
  expect((await rows())[0]).toHaveTextContent(/FO8.*Luca Neri.*2.*\+39 333 1234567.*10:00/);
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  ['Prossimi', { executed: 'false' }],
  ['Passati', { executed: 'true', order_by: 'executedAt_desc' }],
  ['5–6 persone', { executed: 'false', minPax: '5', maxPax: '6' }],
  ['7–50 persone', { executed: 'false', minPax: '7', maxPax: '50' }],
])('MER-050 %s asks for its tickets, and the address names it', async (name, query) => {
  const shown = open();
  await shown.user.click(await screen.findByRole('tab', { name }));
  await waitFor(() => expect(asked(shown).at(-1)).toEqual({ ...query, page: '1', per_page: '20' }));
  expect(shown.address().includes('filter=')).toBe(name !== 'Prossimi');
});

test('MER-050 those that are gone say what became of them', async () => {
  open([GONE], '/queue-tickets/11?filter=gone');
  expect((await rows())[0]).toHaveTextContent(/FO7.*10:30.*Entrato/);
});

test('MER-051 MER-052 later pages are appended, a short one is the last, and a filter starts anew', async () => {
  const shown = open(ticketsFrom(1, 23));
  expect(await rows()).toHaveLength(20);
  expect(screen.getByText('Mostrati 20 di 23')).toBeVisible();
  await shown.user.click(more() ?? document.body);
  await waitFor(async () => expect(await rows()).toHaveLength(23));
  expect(more()).toBeNull();
  expect(asked(shown).map(({ page }) => page)).toEqual(['1', '2']);
  await shown.user.click(screen.getByRole('tab', { name: 'Passati' }));
  await waitFor(async () => expect(await rows()).toHaveLength(20));
});

test('MER-052 the loaded rows follow the queue, and nobody is listed twice', async () => {
  const shown = open(ticketsFrom(8, 30));
  await rows();
  await shown.user.click(more() ?? document.body);
  await waitFor(async () => expect(await rows()).toHaveLength(30));
  shown.gateway.answer(
    mine(bakery(busyCounter({ counter: 8, ticketsAhead: 29 }))),
    pagesOf(ticketsFrom(9, 29)),
  );
  await passTime(6_000);
  await waitFor(async () => expect(await rows()).toHaveLength(29));
  expect(asked(shown).at(-1)).toMatchObject({ page: '1', per_page: '40' });
});

test('MER-051 MER-053 a search of three characters finds tickets, a shorter one clears them', async () => {
  const shown = open();
  await shown.user.click(await screen.findByRole('button', { name: 'Cerca un biglietto' }));
  const sheet = await screen.findByRole('dialog', { name: 'Cerca in Banco' });
  const box = within(sheet).getByRole('searchbox', { name: 'Nome, telefono o numero' });
  await shown.user.type(box, 'lu');
  await passTime(600);
  expect(within(sheet).queryByRole('table')).toBeNull();
  await shown.user.type(box, 'ca');
  await passTime(600);
  expect(await rows(sheet)).toHaveLength(1);
  expect(asked(shown).at(-1)).toEqual({ q: 'luca', page: '1', per_page: '50' });
  expect(await axeViolations(sheet)).toEqual([]);
  await shown.user.type(box, '{Backspace}{Backspace}');
  expect(within(sheet).queryByRole('table')).toBeNull();
  expect(within(sheet).getByText(/almeno 3 caratteri/)).toBeVisible();
});

test('MER-051 a search that finds nobody says so', async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole('button', { name: 'Cerca un biglietto' }));
  await user.fill(await screen.findByRole('searchbox'), 'Zaira');
  expect(await screen.findByText('Nessun biglietto di oggi per «Zaira»')).toBeVisible();
});

test('ERR-010 what could not be loaded can be tried again, and a failed page keeps the rows', async () => {
  const shown = show({
    path: '/queue-tickets/11',
    replies: [mine(bakery()), failOffline(queueTicketsCall)],
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  shown.gateway.answer(pagesOf(ticketsFrom(1, 21)));
  await shown.user.click(retry);
  expect(await rows()).toHaveLength(20);
  shown.gateway.answer(failOffline(queueTicketsCall));
  await shown.user.click(more() ?? document.body);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await rows()).toHaveLength(20);
});

test.each(['/queue-tickets/99', '/queue-tickets/undici'])(
  'MER-050 %s is no queue of this manager',
  async (path) => {
    open([], path);
    expect(await screen.findByText('Coda non trovata')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Torna alle code' })[0]).toBeVisible();
  },
);
