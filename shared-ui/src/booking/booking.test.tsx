import { screen, waitFor, within } from '@testing-library/react';
import { lineUpCall, type Queue, type Ticket } from '@turno/shared-types';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';
import {
  axeViolations,
  buildQueue,
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  refuse,
  renderScreen,
  reply,
} from '@turno/shared-ui/test';
import { useSetAtom } from 'jotai';
import { BookingForm, endUnansweredAtom, lineUpAtom } from './index.ts';

const child = (id: number, minPax: number, maxPax: number | null) =>
  buildQueue({ id, parentQueueId: 17, minPax, maxPax });
const queue = buildQueue({ id: 17, multiQueue: true, childQueues: [child(18, 1, 4)] });
const TARGET = { merchantId: 7, queueId: 17 };
const ticket = buildTicket();

type StaffFormProps = {
  onTicket: (ticket: Ticket) => void;
  onExisting: () => Promise<void>;
  queue?: Queue;
};

/** The form as staff fill it in for a customer. */
function StaffForm({ queue: booked = queue, ...plan }: StaffFormProps) {
  const lineUp = useSetAtom(lineUpAtom);
  const endUnanswered = useSetAtom(endUnansweredAtom);
  return (
    <>
      <BookingForm
        queue={booked}
        target={TARGET}
        paxLabel="Quante persone?"
        hasTerms={false}
        isBlocked={false}
        onBook={(request) => void lineUp(TARGET, request, { scope: 'private', ...plan })}
      />
      <button type="button" onClick={() => endUnanswered(TARGET)}>
        Biglietto trovato
      </button>
    </>
  );
}

async function book(...replies: FakeReply[]) {
  const onTicket = jest.fn();
  const onExisting = jest.fn(async () => undefined);
  const shown = renderScreen(<StaffForm onTicket={onTicket} onExisting={onExisting} />, {
    session: buildSession({ roles: ['ROLE_MERCHANT'] }),
    replies,
  });
  await shown.user.fill(await screen.findByRole('textbox', { name: /Nome/ }), 'Nadia');
  const party = screen.getByRole('group', { name: 'Quante persone?' });
  await shown.user.click(within(party).getByRole('radio', { name: '2\u00a0persone' }));
  await shown.user.click(screen.getByRole('button', { name: 'Chiedi un tavolo' }));
  return { ...shown, onTicket, onExisting };
}

beforeEach(() => sessionStorage.clear());

test.each([
  { of: 'a host that sets nothing', flags: {}, booked: queue, last: 15 },
  { of: 'a host that ends it at 12', flags: { paxExtraMax: 12 }, booked: queue, last: 12 },
  {
    of: 'a queue with a maximum of its own',
    flags: { paxExtraMax: 12 },
    booked: buildQueue({ id: 17, minPax: 1, maxPax: 14 }),
    last: 14,
  },
] as const)('X-08 CST-009 the list of larger parties of $of ends at $last', async (given) => {
  const props = { flags: { ...DEFAULT_FLAGS, ...given.flags } };
  renderScreen(<StaffForm onTicket={jest.fn()} onExisting={jest.fn()} queue={given.booked} />, {
    props,
  });
  const party = await screen.findByRole('group', { name: 'Quante persone?' });
  const options = within(within(party).getByRole('combobox')).getAllByRole('option');
  expect(options.at(-1)).toHaveTextContent(`${given.last} persone`);
});

test('MER-049 QUE-052 X-13 staff add a customer: a private line-up, no terms, no guest account', async () => {
  const { onTicket, gateway, container } = await book(reply(lineUpCall, ticket));
  await waitFor(() => expect(onTicket).toHaveBeenCalledWith(ticket));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  const [sent, ...others] = gateway.requests.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject({
    path: '/private/merchants/7/queues/17/lineup',
    body: { displayName: 'Nadia', paxCount: 2 },
  });
  expect(others).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-029 a line-up without an answer is sent again under the same key', async () => {
  const { user, gateway, onTicket } = await book(failOffline(lineUpCall));
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.queryByRole('button', { name: 'Chiedi un tavolo' })).not.toBeInTheDocument();
  gateway.answer(reply(lineUpCall, ticket));
  await user.click(retry);
  await waitFor(() => expect(onTicket).toHaveBeenCalledTimes(1));
  const keys = gateway.requests
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('ERR-009 a customer who is already in the queue sees no error', async () => {
  const { onExisting } = await book(refuse(lineUpCall, 'already_in_queue'));
  await waitFor(() => expect(onExisting).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('ERR-008 a rejected line-up says why, and the next one is a new command', async () => {
  const { user, gateway } = await book(refuse(lineUpCall, 'queue_closed'));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Chiedi un tavolo' }));
  const posts = () => gateway.requests.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(posts()).toHaveLength(2));
  const [first, second] = posts().map(({ headers }) => headers.get('idempotency-key'));
  expect(first).not.toBe(second);
});

test.each([
  { failure: 'without an answer', answer: failOffline(lineUpCall), ends: true },
  {
    failure: 'rejected',
    answer: refuse(lineUpCall, 'event_ticket_already_exists'),
    ends: false,
  },
])('ERR-009 IDN-024 once the ticket is known, a request $failure ends: $ends', async (given) => {
  const { user } = await book(given.answer);
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Biglietto trovato' }));
  if (given.ends) await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  else expect(screen.getByRole('alert')).toHaveTextContent('Hai già prenotato questo spettacolo');
});
