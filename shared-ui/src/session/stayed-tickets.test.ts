import { buildSession } from '@turno/shared-types/test-data';
import { memoryStorage } from '../../test/remote-props.ts';
import { createSessionPort, readStayedTickets } from './index.ts';

const guest = buildSession({ id: 5, accessToken: 'guest', roles: ['ROLE_GUEST'] });
const STAYED = {
  merchantId: 1,
  queueId: 2,
  queueDailyCounterId: 3,
  counter: 4,
  ticketValue: '4',
  merchantName: 'Bar',
  queueName: 'Banco',
  blocker: 'already_in_queue' as const,
};
const userWith = (stayed: (typeof STAYED)[]) =>
  buildSession({ guestTickets: { state: 'done', moved: 1, stayed } });

function signedInAfterGuest(session: ReturnType<typeof buildSession>) {
  const storage = memoryStorage();
  const ended: unknown[] = [];
  const port = createSessionPort({ storage, onSignOut: (each) => ended.push(each) });
  port.signIn(guest);
  port.signIn(session);
  return { storage, port, ended };
}

test('S-16 tickets that stayed are stored with the guest’s token, whose session goes on', () => {
  const session = userWith([STAYED]);
  const { storage, ended } = signedInAfterGuest(session);
  expect(readStayedTickets(storage, session.id)).toEqual({
    userId: session.id,
    guestToken: 'guest',
    state: 'done',
    tickets: [STAYED],
  });
  expect(readStayedTickets(storage, session.id + 1)).toBeNull();
  expect(ended).toEqual([]);
});

test('S-16 once all tickets went along, the guest’s session is ended', () => {
  const session = userWith([]);
  const { storage, ended } = signedInAfterGuest(session);
  expect(readStayedTickets(storage, session.id)).toBeNull();
  expect(ended).toEqual([guest]);
});

test('IDN-015 S-16 a guest’s session goes on until a forced change of the password is done', () => {
  const due = { ...userWith([]), require_password_reset: true };
  expect(signedInAfterGuest(due).ended).toEqual([]);
  const { storage, port } = signedInAfterGuest({
    ...userWith([STAYED]),
    require_password_reset: true,
  });
  port.signIn(buildSession());
  expect(readStayedTickets(storage, due.id)?.tickets).toEqual([STAYED]);
});

test('S-16 while queues has not answered, the guest’s token stays and the session goes on', () => {
  const session = buildSession({ guestTickets: { state: 'pending', moved: 0, stayed: [] } });
  const { storage, ended } = signedInAfterGuest(session);
  expect(readStayedTickets(storage, session.id)).toEqual({
    userId: session.id,
    guestToken: 'guest',
    state: 'pending',
    tickets: [],
  });
  expect(ended).toEqual([]);
});

test('S-16 a guest’s session that nobody asked about goes on, and a sign-out forgets what stayed', () => {
  expect(signedInAfterGuest(buildSession()).ended).toEqual([]);
  const session = userWith([STAYED]);
  const { storage, port } = signedInAfterGuest(session);
  port.signOut();
  expect(readStayedTickets(storage, session.id)).toBeNull();
});

test('S-16 what another page wrote in its place counts as nothing', () => {
  const storage = memoryStorage();
  for (const text of ['', '{', '{}', '{"userId":1,"guestToken":3,"tickets":[]}']) {
    storage.setItem('stayedTickets', text);
    expect(readStayedTickets(storage, 1)).toBeNull();
  }
});
