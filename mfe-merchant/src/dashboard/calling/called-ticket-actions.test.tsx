import { screen, within } from '@testing-library/react';
import {
  callAgainCall,
  notComeCall,
  putBackCall,
  takeBackCall,
} from '@turno/shared-types/called-tickets';
import {
  axeViolations,
  neverAnswer,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { callOfFo7, FO7 } from '../../../test/called-tickets.ts';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

setUpEventSources();

const callOf = (secondsAgo: number) =>
  callOfFo7({ calledAt: new Date(Date.now() - secondsAgo * 1_000).toISOString() });
const ASIDE = [{ counter: 5, ticketValue: 'FO5', paxCount: 1, asideAt: new Date().toISOString() }];
/** A call that is not too old however long a test takes. */
const JUST_NOW = callOf(-3_600);
const SERVING = { latestCalls: [JUST_NOW], asideTickets: ASIDE };
const done = { counter: busyCounter({ ...SERVING, asideTickets: [] }), ticket: FO7 };

test.each([
  {
    name: 'Ripeti la chiamata',
    call: callAgainCall,
    path: '7/call_again',
    says: 'chiamato di nuovo',
  },
  { name: 'Non si è presentato', call: notComeCall, path: '7/not_come', says: 'tenuto da parte' },
  { name: 'Annulla la chiamata', call: takeBackCall, path: '7/take_back', says: 'annullata' },
  { name: 'Fai tornare FO5', call: callAgainCall, path: '5/call_again', says: 'chiamato di nuovo' },
])('S-21 $name sends one command and says what it did', async ({ name, call, path, says }) => {
  const shown = show({ replies: [mine(bakery(busyCounter(SERVING))), reply(call, done)] });
  await callButton();
  await shown.user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(new RegExp(says))).toBeInTheDocument();
  const sent = shown.gateway.requests.filter((each) => each.path.endsWith(path));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
});

test('S-20 S-21 without a name too a desk reads the number that its commands are for, not another desk’s', async () => {
  const other = { ...callOf(0), desk: { id: 1, name: 'Uno' }, counter: 9, ticketValue: 'FO9' };
  const day = busyCounter({ latestCalls: [other, callOfFo7()], counter: 9, currentTicket: 'FO9' });
  const shown = show({ replies: [mine(bakery(day)), reply(notComeCall, done)] });
  await callButton();
  expect(screen.getByText('Ora serviamo').parentElement).toHaveTextContent('FO7');
  await shown.user.click(screen.getByRole('button', { name: 'Non si è presentato' }));
  await screen.findByText(/tenuto da parte/);
  expect(shown.gateway.requests.some(({ path }) => path.endsWith('7/not_come'))).toBe(true);
});

test('S-21 a call that is older than ten seconds cannot be taken back, and its button keeps its place', async () => {
  const { container } = show({
    replies: [mine(bakery(busyCounter({ latestCalls: [callOfFo7()] })))],
  });
  await callButton();
  expect(screen.getByRole('button', { name: 'Ripeti la chiamata' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Annulla la chiamata' })).toBeDisabled();
  expect(await axeViolations(container)).toEqual([]);
});

test('S-21 a desk whose ticket is kept aside has nothing to do with it', async () => {
  show({ replies: [mine(bakery(busyCounter({ latestCalls: [{ ...JUST_NOW, ended: true }] })))] });
  await callButton();
  expect(screen.queryByRole('button', { name: 'Ripeti la chiamata' })).not.toBeInTheDocument();
});

test('S-21 while a command is on its way no other one can be pressed and lost', async () => {
  const replies = [mine(bakery(busyCounter(SERVING))), neverAnswer(callAgainCall)];
  const shown = show({ replies });
  await callButton();
  await shown.user.click(screen.getByRole('button', { name: 'Ripeti la chiamata' }));
  for (const name of ['Non si è presentato', 'Rimetti in coda', 'Fai tornare FO5']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
});

test('S-21 a command that is rejected says why', async () => {
  const shown = show({
    replies: [mine(bakery(busyCounter(SERVING))), refuse(notComeCall, 'ticket_already_scanned')],
  });
  await callButton();
  await shown.user.click(screen.getByRole('button', { name: 'Non si è presentato' }));
  expect(await screen.findByText('Biglietto già scansionato')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Rimetti in coda' })).toBeEnabled();
});

test('S-21 a ticket is put back behind as many numbers as staff choose, three unless they choose', async () => {
  const many = { ...SERVING, ticketsAhead: 12 };
  const shown = show({ replies: [mine(bakery(busyCounter(many))), reply(putBackCall, done)] });
  await callButton();
  await shown.user.click(screen.getByRole('button', { name: 'Rimetti in coda' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rimetti FO7 in coda' });
  expect(screen.getByRole('button', { name: 'Dopo i prossimi 3 numeri' })).toHaveFocus();
  expect(await axeViolations(dialog)).toEqual([]);
  await shown.user.click(screen.getByRole('button', { name: 'Dopo i prossimi 5 numeri' }));
  expect(await screen.findByText('Numero FO7 rimesso in coda')).toBeInTheDocument();
  const sent = shown.gateway.requests.filter(({ path }) => path.endsWith('7/put_back'));
  expect(sent.map(({ body }) => body)).toEqual([{ behind: 5 }]);
});

const [NEXT, THREE, FIVE, TEN] = ['Dopo il prossimo numero', 3, 5, 10].map((each) =>
  typeof each === 'number' ? `Dopo i prossimi ${each} numeri` : each,
);
const END = 'In fondo alla coda';

test.each([
  [0, [END]],
  [1, [END]],
  [3, [NEXT, END]],
  [5, [NEXT, THREE, END]],
  [10, [NEXT, THREE, FIVE, END]],
  [11, [NEXT, THREE, FIVE, TEN]],
])('S-21 where %i wait a ticket is put back behind %j', async (ticketsAhead, offered) => {
  const day = busyCounter({ ...SERVING, ticketsAhead });
  const shown = show({ replies: [mine(bakery(day)), reply(putBackCall, done)] });
  await callButton();
  await shown.user.click(screen.getByRole('button', { name: 'Rimetti in coda' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rimetti FO7 in coda' });
  const names = within(dialog)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names.filter((name) => name && /^(Dopo|In fondo)/.test(name))).toEqual(offered);
  if (!offered.includes(END)) return;
  await shown.user.click(screen.getByRole('button', { name: END }));
  await screen.findByText('Numero FO7 rimesso in coda');
  const sent = shown.gateway.requests.find(({ path }) => path.endsWith('7/put_back'));
  expect(sent?.body).toEqual({ behind: 50 });
});
