import { act, screen, waitFor, within } from '@testing-library/react';
import { addDeskCall, desksCall, nextCall, removeDeskCall } from '@turno/shared-types';
import {
  axeViolations,
  neverAnswer,
  passTime,
  reply,
  setUpEventSources,
  slowly,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

const COUNTER_1 = { id: 1, name: 'Sportello 1' };
const COUNTER_2 = { id: 2, name: 'Sportello 2' };
const callOf = (desk: typeof COUNTER_1 | null, counter: number) => ({
  desk,
  first: counter,
  counter,
  paxCount: 1,
  ticketValue: `FO${counter}`,
  calledAt: '2026-11-21T10:00:00.000Z',
});
const AT_DESKS = busyCounter({ latestCalls: [callOf(COUNTER_2, 7), callOf(COUNTER_1, 5)] });

const live = setUpEventSources();
beforeEach(() => {
  localStorage.clear();
});

const pressOf = ({ requests }: ReturnType<typeof show>['gateway']) =>
  requests.findLast(({ path }) => path.endsWith('/next'));
const picker = () => screen.findByRole('combobox', { name: 'Sportello' });

test('S-20 a call names the desk of this device, and expects what that desk called last', async () => {
  const called = busyCounter({
    counter: 9,
    currentTicket: 'FO9',
    nextTicket: 'FO10',
    latestCalls: [callOf(COUNTER_2, 9), callOf(COUNTER_1, 8)],
  });
  const calledTicket = { ticketValue: 'FO8', counter: 8, paxCount: 1, desk: COUNTER_1 };
  const { user, gateway } = show({
    replies: [
      mine(bakery(AT_DESKS)),
      reply(desksCall, [COUNTER_1, COUNTER_2]),
      reply(nextCall, { ...called, calledByThisCommand: true, calledTicket }),
    ],
  });
  await user.selectOptions(await picker(), 'Sportello 1');
  expect(screen.getByText('Sportello 1 sta servendo')).toBeVisible();
  expect(screen.getByText('FO5')).toBeVisible();
  gateway.answer(mine(bakery(called)));
  await user.click(await callButton());
  await waitFor(() => expect(pressOf(gateway)?.body).toEqual({ expectedCounter: 5, deskId: 1 }));
  expect(await screen.findByText('Sportello 1: chiamato il numero FO8')).toBeInTheDocument();
  expect(await screen.findByText('FO8')).toBeVisible();
});

test('S-15 S-20 a call of a desk that has called on elsewhere says whom that desk serves, whichever is chosen meanwhile', async () => {
  const called = busyCounter({
    counter: 9,
    currentTicket: 'FO9',
    latestCalls: [callOf(COUNTER_2, 9), callOf(COUNTER_1, 8)],
  });
  const { user, gateway } = show({
    replies: [
      mine(bakery(AT_DESKS)),
      reply(desksCall, [COUNTER_1, COUNTER_2]),
      slowly(reply(nextCall, { ...called, calledByThisCommand: false, calledTicket: null })),
    ],
  });
  await user.selectOptions(await picker(), 'Sportello 1');
  gateway.answer(mine(bakery(called)));
  await user.click(await callButton());
  await user.selectOptions(await picker(), 'Sportello 2');
  await passTime(20_000);
  const words = 'Nel frattempo è già stato chiamato un numero: ora si serve il FO8.';
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['is kept aside', [{ ...callOf(null, 8), ended: true }]],
  ['has left it', []],
])(
  'S-15 S-21 a call that called nobody names no number where the one of its desk %s',
  async (_, own) => {
    const latestCalls = [callOf(COUNTER_2, 9), ...own];
    const moved = busyCounter({ counter: 9, currentTicket: 'FO9', latestCalls });
    const { user } = show({
      replies: [mine(bakery()), reply(nextCall, { ...moved, calledTicket: null })],
    });
    await user.click(await callButton());
    expect(await screen.findByText(/^Nessuno è stato chiamato/)).toBeVisible();
    expect(screen.queryByText(/ora si serve/)).not.toBeInTheDocument();
  },
);

test('S-20 a call before the desks have loaded is that of the desk that this device remembers', async () => {
  const first = show({ replies: [mine(bakery(AT_DESKS)), reply(desksCall, [COUNTER_1])] });
  await first.user.selectOptions(await picker(), 'Sportello 1');
  first.unmount();
  const later = show({
    replies: [
      mine(bakery(AT_DESKS)),
      neverAnswer(desksCall),
      reply(nextCall, { ...AT_DESKS, calledByThisCommand: true }),
    ],
  });
  expect(await screen.findByText('Sportello 1 sta servendo')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sportelli' })).not.toBeInTheDocument();
  await later.user.click(await callButton());
  await waitFor(() =>
    expect(pressOf(later.gateway)?.body).toEqual({ expectedCounter: 5, deskId: 1 }),
  );
});

test.each(['1', '{"id":1,"name":"Cassa"}', 'null', '0', '{', '{"id":"1"}'])(
  'S-20 what a device has stored, %s, is a desk where the merchant has it',
  async (stored) => {
    localStorage.setItem(`turno.desk.${bakery().id}`, stored);
    show({ replies: [mine(bakery(AT_DESKS)), reply(desksCall, [COUNTER_1])] });
    const chosen = stored.includes('"id":1,') || stored === '1' ? 'Sportello 1' : 'Senza nome';
    expect(await picker()).toHaveDisplayValue(chosen);
  },
);

test('S-20 until the desks have loaded, one that an earlier release stored has no name to show', async () => {
  localStorage.setItem(`turno.desk.${bakery().id}`, '1');
  show({ replies: [mine(bakery(AT_DESKS)), neverAnswer(desksCall)] });
  expect(await screen.findByText('Ora serviamo')).toBeVisible();
});

test('S-20 without desks a call names none, and there is nothing to choose', async () => {
  const { user, gateway } = show({
    replies: [mine(bakery()), reply(desksCall, []), reply(nextCall, busyCounter({ counter: 8 }))],
  });
  await user.click(await callButton());
  await waitFor(() => expect(pressOf(gateway)?.body).toEqual({ expectedCounter: 7 }));
  expect(screen.queryByRole('combobox', { name: 'Sportello' })).not.toBeInTheDocument();
});

test('S-20 a desk without a name is not added, and its field says why', async () => {
  const { user, gateway } = show({ replies: [mine(bakery()), reply(desksCall, [])] });
  await user.click(await screen.findByRole('button', { name: 'Sportelli' }));
  await user.click(await screen.findByRole('button', { name: 'Aggiungi' }));
  const field = screen.getByRole('textbox', { name: 'Nome del nuovo sportello' });
  expect(field).toHaveAccessibleDescription(/Compila questo campo/);
  expect(gateway.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.fill(field, 'Cassa');
  expect(field).not.toHaveAccessibleDescription(/Compila questo campo/);
});

test('S-20 a desk is added, chosen and removed', async () => {
  const { user, gateway } = show({
    replies: [mine(bakery()), reply(desksCall, []), reply(addDeskCall, COUNTER_1)],
  });
  await user.click(await screen.findByRole('button', { name: 'Sportelli' }));
  const sheet = await screen.findByRole('dialog', { name: 'Sportelli' });
  expect(await axeViolations(sheet)).toEqual([]);
  const name = await within(sheet).findByRole('textbox', { name: 'Nome del nuovo sportello' });
  await user.fill(name, 'Sportello 1');
  gateway.answer(reply(desksCall, [COUNTER_1]));
  await user.click(within(sheet).getByRole('button', { name: 'Aggiungi' }));
  const remove = await within(sheet).findByRole('button', { name: 'Elimina Sportello 1' });
  expect(gateway.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Sportello 1',
  });
  gateway.answer(reply(removeDeskCall, {}), reply(desksCall, []));
  await user.click(remove);
  const question = await screen.findByRole('dialog', { name: 'Eliminare Sportello 1?' });
  expect(within(question).queryByText(/sta servendo/)).not.toBeInTheDocument();
  await user.click(within(question).getByRole('button', { name: 'Elimina' }));
  await waitFor(() =>
    expect(gateway.requests.some(({ method }) => method === 'DELETE')).toBe(true),
  );
});

test.each([
  {
    name: 'as the stream announces it',
    arrive: () => live.streams.at(-1)?.say({ type: 'merchant-changed', merchantId: bakery().id }),
  },
  { name: 'after a lost connection', arrive: () => live.streams.at(-1)?.open() },
])('S-20 a desk that another device added can be chosen $name', async ({ arrive }) => {
  const { gateway } = show({ replies: [mine(bakery()), reply(desksCall, [COUNTER_1])] });
  expect(await picker()).not.toHaveTextContent('Sportello 2');
  act(() => live.streams.at(-1)?.open());
  gateway.answer(reply(desksCall, [COUNTER_1, COUNTER_2]));
  act(() => void arrive());
  expect(await screen.findByRole('option', { name: 'Sportello 2' })).toBeInTheDocument();
});
