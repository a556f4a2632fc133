import { act, screen, waitFor, within } from '@testing-library/react';
import { managersCall } from '@turno/shared-types';
import { type Activity, activityCall } from '@turno/shared-types/activity';
import {
  axeViolations,
  failOffline,
  passTime,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

setUpEventSources();

const LUCA = { userId: 9, name: 'Luca', email: null, role: 'desk' as const, since: null };
const line = (change: Partial<Activity>): Activity => ({
  id: 'a',
  at: '2026-11-21T09:30:00.000Z',
  kind: 'call',
  userId: 9,
  role: 'desk',
  keyId: null,
  desk: null,
  queue: null,
  ticketValue: null,
  memberId: null,
  givenRole: null,
  ...change,
});
const CALL = line({ ticketValue: 'FO8', desk: 'Banco 2', queue: { id: 11, name: 'Forno' } });
const people = reply(managersCall, { managers: [LUCA], invitations: [] });
const list = (activities: Activity[], next: string | null = null) =>
  reply(activityCall, { activities, next });
const open = (first: ReturnType<typeof list>) =>
  show({ path: '/merchant-activity', replies: [mine(bakery()), people, first] });

test('S-08 a line says when, who in which role, what and to what', async () => {
  const byKey = line({ id: 'b', kind: 'pause', userId: null, role: null, keyId: 3 });
  const byFormer = line({ id: 'c', kind: 'close', userId: 77, queue: { id: 5, name: null } });
  const { container } = open(list([CALL, byKey, byFormer]));
  const row = within(await screen.findByRole('row', { name: /Numero chiamato/ }));
  expect(row.getByText('FO8 · Forno · Banco 2')).toBeVisible();
  expect(row.getByText('Luca · Sportello')).toBeVisible();
  expect(row.getByText(/21\/11\/2026 10:30/)).toBeVisible();
  expect(screen.getByText('Chiave API 3')).toBeVisible();
  expect(screen.getByRole('row', { name: /Coda chiusa/ })).toHaveTextContent('Ex collega');
  expect(await axeViolations(container)).toEqual([]);
});

test('S-10 a line of a show names its date and time, and says that it was cancelled', async () => {
  const shows = { queue: { id: 11, name: 'Sala' }, show: { date: '2026-11-22', time: '20:30' } };
  const closed = line({ id: 'c', kind: 'close', ...shows });
  open(list([line({ kind: 'send-away', ...shows }), closed]));
  const row = await screen.findByRole('row', { name: /Spettacolo annullato/ });
  expect(row).toHaveTextContent('Sala · 22/11/2026 20:30');
  expect(screen.getByRole('row', { name: /Prenotazioni di uno spettacolo chiuse/ })).toBeVisible();
});

test('S-08 who let whom in is among the other rows, and people who left can be chosen', async () => {
  const entry = {
    ...line({
      id: 'e',
      at: '2026-11-21T09:31:00.000Z',
      userId: 77,
      role: 'door',
      ticketValue: 'FO7',
    }),
    kind: 'check-in' as const,
  };
  const later = line({ id: 'l', kind: 'pause', at: '2026-11-21T09:32:00.000Z', userId: 78 });
  const entries = [entry];
  const { user, gateway } = open(
    reply(activityCall, { activities: [later, CALL], entries, next: null }),
  );
  const row = await screen.findByRole('row', { name: /Ingresso registrato/ });
  expect(row).toHaveTextContent('FO7');
  const texts = screen.getAllByRole('row').map(({ textContent }) => textContent);
  const order = [/messa in pausa/, /Ingresso registrato/, /Numero chiamato/];
  expect(texts.slice(1).map((text, at) => order[at]?.test(text ?? ''))).toEqual([true, true, true]);
  expect(row).toHaveTextContent('Ex collega 2 · Ingresso');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chi' }), 'Ex collega 2');
  const asked = () => gateway.requests.filter(({ path }) => path.endsWith('/activity'));
  await waitFor(() => expect(asked().at(-1)?.query).toMatchObject({ user_id: '77' }));
  expect(screen.getByRole('combobox', { name: 'Chi' })).toHaveDisplayValue('Ex collega 2');
});

test('S-08 a person who left the team has the same number as author and as the one it was done to', async () => {
  const left = line({ id: 'd', kind: 'leave-team', userId: 77, memberId: 77 });
  const changed = line({ id: 'c', kind: 'change-role', memberId: 78, givenRole: 'door' });
  open(list([left, changed]));
  const row = await screen.findByRole('row', { name: /Ruolo cambiato/ });
  expect(row).toHaveTextContent('Ex collega 2 · Ingresso');
  expect(screen.getByRole('row', { name: /Persona rimossa/ })).toHaveTextContent('Ex collega 1');
  expect(screen.getByRole('combobox', { name: 'Chi' })).toHaveTextContent('Ex collega 2');
});

test('S-08 the list goes on at its cursor, also after its user or the network was away, and is filtered by person and kind', async () => {
  const { user, gateway } = open(list([CALL], '1.a'));
  await screen.findByRole('row', { name: /Numero chiamato/ });
  gateway.answer(list([line({ id: 'z', kind: 'resume' })]));
  await user.click(screen.getByRole('button', { name: 'Mostra altri' }));
  expect(await screen.findByRole('row', { name: /Coda ripresa/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Numero chiamato/ })).toBeVisible();
  await passTime(2_000);
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => void window.dispatchEvent(new Event('focus')));
  await passTime(500);
  expect(screen.getByRole('row', { name: /Coda ripresa/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Numero chiamato/ })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chi' }), 'Luca');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Che cosa' }), 'Chiamate');
  const asked = () => gateway.requests.filter(({ path }) => path.endsWith('/activity'));
  await waitFor(() =>
    expect(asked().at(-1)?.query).toMatchObject({ user_id: '9', group: 'calls' }),
  );
  expect(asked()[1]?.query).toEqual({ entries: 'true', before: '1.a' });
});

test('S-08 a list without lines says so, and one that failed can be read again', async () => {
  const { user, gateway } = show({
    path: '/merchant-activity',
    replies: [mine(bakery()), people, failOffline(activityCall)],
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  gateway.answer(list([]));
  await user.click(retry);
  expect(await screen.findByText('Nessuna operazione')).toBeVisible();
});

test('S-08 MER-013 another merchant is shown without the filter of the first one', async () => {
  const mall = { ...bakery(), id: 8, name: 'Mercato' };
  const { user, gateway } = show({
    path: '/merchant-activity',
    replies: [mine(bakery(), mall), people, list([CALL])],
  });
  await screen.findByRole('row', { name: /Numero chiamato/ });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chi' }), 'Luca');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Attività' }), 'Mercato');
  const asked = () => gateway.requests.filter(({ path }) => path.endsWith('/8/activity'));
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]?.query).toEqual({ entries: 'true' });
  expect(screen.getByRole('combobox', { name: 'Chi' })).toHaveDisplayValue('Tutti');
});
