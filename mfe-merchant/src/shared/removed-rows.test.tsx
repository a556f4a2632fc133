import { screen, waitFor, within } from '@testing-library/react';
import {
  desksCall,
  managersCall,
  queueTicketsCall,
  removeDeskCall,
  revokeInvitationCall,
} from '@turno/shared-types';
import { moveTicketCall } from '@turno/shared-types/called-tickets';
import { type Device, devicesCall, unpairDeviceCall } from '@turno/shared-types/devices';
import { buildOpening } from '@turno/shared-types/test-data';
import {
  buildCounter,
  buildQueue,
  buildSession,
  buildTicket,
  reply,
  type ScreenOptions,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { openEditor } from '../../test/editor.tsx';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

setUpEventSources();

type Replies = NonNullable<ScreenOptions['replies']>;
const button = (name: string) => screen.findByRole('button', { name });
const hasFocus = async (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
const headingHasFocus = async (name: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

function open(path: string, ...replies: Replies) {
  return show({ path, replies: [mine(bakery()), ...replies] });
}

/** Presses the button of a row, and confirms what it asks. */
async function confirm({ user }: ReturnType<typeof show>, row: string, question: string) {
  await user.click(await button(row));
  const dialog = await screen.findByRole('dialog', { name: question });
  const [yes] = within(dialog).getAllByRole('button', { name: /^(Elimina|Scollega)/ });
  await user.click(yes ?? dialog);
}

test('S-20 the focus of a removed desk goes to its neighbour, then to the heading, and Escape closes the sheet', async () => {
  const [one, two] = [
    { id: 1, name: 'Cassa 1' },
    { id: 2, name: 'Cassa 2' },
  ] as const;
  const shown = open('/manage-merchant', reply(desksCall, [one, two]), reply(removeDeskCall, {}));
  await shown.user.click(await button('Sportelli'));
  shown.gateway.answer(reply(desksCall, [two]));
  await confirm(shown, 'Elimina Cassa 1', 'Eliminare Cassa 1?');
  await hasFocus('Elimina Cassa 2');
  shown.gateway.answer(reply(desksCall, []));
  await confirm(shown, 'Elimina Cassa 2', 'Eliminare Cassa 2?');
  await headingHasFocus('Sportelli');
  await shown.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('DIS-002 the focus of an unpaired screen goes to its neighbour, then to the heading', async () => {
  const at = '2026-11-21T10:00:00.000Z';
  const hall: Device = {
    id: 3,
    merchantId: 7,
    kind: 'board',
    name: 'Sala',
    settings: '',
    language: 'it',
    revision: 4,
    pairedAt: at,
    lastSeenAt: at,
  };
  const bar = { ...hall, id: 4, name: 'Bar' };
  const shown = open(
    '/merchant-boards',
    reply(devicesCall, [hall, bar]),
    reply(unpairDeviceCall, {}),
  );
  await button('Scollega Bar');
  shown.gateway.answer(reply(devicesCall, [hall]));
  await confirm(shown, 'Scollega Bar', 'Scollega Bar');
  await hasFocus('Scollega Sala');
  shown.gateway.answer(reply(devicesCall, []));
  await confirm(shown, 'Scollega Sala', 'Scollega Sala');
  await headingHasFocus('Schermi');
});

test('S-08 the focus of a revoked invitation goes to its neighbour', async () => {
  const managers = [{ userId: buildSession().id, name: 'Anna', email: 'anna@example.com' }].map(
    (each) => ({ ...each, role: 'owner' as const, since: null }),
  );
  const [first, second] = (['a', 'b'] as const).map((id) => ({
    id,
    email: `${id}@example.com`,
    role: 'desk' as const,
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2099-11-27T10:00:00.000Z',
  }));
  const of = (...invitations: (typeof first)[]) =>
    reply(managersCall, {
      managers,
      invitations: invitations.filter((each) => each !== undefined),
    });
  const { user, gateway } = open(
    '/merchant-managers',
    of(first, second),
    reply(revokeInvitationCall, {}),
  );
  const revoke = await button('Revoca l’invito a a@example.com');
  gateway.answer(of(second));
  await user.click(revoke);
  await hasFocus('Revoca l’invito a b@example.com');
});

test('MER-058 MER-062 the focus of a slot or a date that is taken out stays beside it', async () => {
  const slot = { dayOfWeek: 1, date: null };
  const openings = [
    buildOpening({ ...slot, id: 1, start: '09:00', end: '10:00' }),
    buildOpening({ ...slot, id: 2, start: '16:00', end: '19:00' }),
    buildOpening({ id: 4, date: '2026-11-30', typology: 'closings' }),
  ];
  const replies = [mine(bakery(busyCounter(), { openings }))];
  const week = show({ path: '/edit-openings', replies });
  const [first] = await screen.findAllByRole('button', { name: /^Elimina: Lunedì/ });
  await week.user.click(first ?? document.body);
  const monday = screen.getByRole('region', { name: 'Lunedì' });
  await waitFor(() => expect(within(monday).getByRole('combobox', { name: 'Alle' })).toHaveFocus());
  week.unmount();
  const dates = show({ path: '/special-times/closings', replies });
  await dates.user.click(await button('Elimina Lunedì 30/11/2026'));
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/));
});

test('MER-044 the focus of a time that is taken out goes to the next one, then to what the times are called', async () => {
  const eventScheduleWeek = [[], ['19:00', '23:30'], [], [], [], [], []];
  const { user } = openEditor(buildQueue({ id: 12, type: 'event', eventScheduleWeek }));
  await user.click(await button('Togli 19:00, Lunedì'));
  await hasFocus('Togli 23:30, Lunedì');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByText('Orari di inizio', { selector: 'legend' })).toHaveFocus(),
  );
});

test.each([
  ['goes to the one behind it', 1, () => hasFocus('Sposta FO9')],
  [
    'goes to the heading before the list, where it was the last one',
    0,
    () => waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H\d$/)),
  ],
])('S-21 the focus of a ticket that was moved %s', async (_, left, landed) => {
  const [first, second] = [8, 9].map((counter) => ({
    ...buildTicket({ counter, ticketValue: `FO${counter}`, queueDailyCounterId: 900_001 }),
    executedAt: null,
  }));
  const ofQueue = (...tickets: (typeof first | undefined)[]) =>
    reply(
      queueTicketsCall,
      tickets.filter((each) => each !== undefined),
    );
  const other = buildQueue({ id: 12, name: 'Ritiro', queue_daily_counters: [buildCounter()] });
  const queues = [buildQueue({ queue_daily_counters: [busyCounter()] }), other];
  const movedTo = {
    queueId: 12,
    queueName: 'Ritiro',
    queueDailyCounterId: 120,
    counter: 4,
    ticketValue: '4',
  };
  const ticket = { ticketValue: 'FO8', counter: 8, paxCount: 1, desk: null };
  const counter = busyCounter({ ticketsAhead: left, nextTicket: left ? 'FO9' : null });
  const after = [buildQueue({ queue_daily_counters: [counter] }), other];
  const { user, gateway } = show({
    replies: [mine(bakery(busyCounter(), { queues })), ofQueue(first, left ? second : undefined)],
  });
  await user.click(await button('Sposta FO8'));
  gateway.answer(
    mine(bakery(counter, { queues: after })),
    reply(moveTicketCall, { counter, ticket, movedTo }),
    ofQueue(left ? second : undefined),
  );
  await user.click(await button('Ritiro'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sposta FO8' })).toBeNull());
  await landed();
});
