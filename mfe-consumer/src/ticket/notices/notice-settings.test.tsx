import { screen, waitFor } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import { changeTicketNoticesCall, ticketNoticesCall } from '@turno/shared-types/notices';
import {
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  neverAnswer,
  reply,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../../test/show.tsx';

const NONE = { pushKey: 'B'.repeat(87), hasPush: false, byEmail: false, travelMinutes: null };
type Role = ReturnType<typeof buildSession>['roles'][number];

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** The page of a ticket whose turn comes after so many seconds. */
async function openMessages(
  seconds: number,
  role: Role = 'ROLE_GUEST',
  change = {},
  replies: readonly FakeReply[] = [],
) {
  const session = { ...buildSession(), roles: [role] };
  const wait = { estimatedWaitingTime: seconds * 2, waitEarliest: seconds };
  const shown = show('/reservation/7/11', {
    session,
    replies: [
      ...merchantReplies(),
      reply(userTicketsCall, [buildTicket({ ...wait, ...change })]),
      reply(ticketNoticesCall, NONE),
      reply(changeTicketNoticesCall, { ...NONE, byEmail: true }),
      ...replies,
    ],
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Avvisami quando tocca a me' }));
  return shown;
}
test('S-02 a change of the messages that is on its way keeps the focus on its box, and is sent once', async () => {
  const shown = await openMessages(3_600, 'ROLE_USER', {}, [neverAnswer(changeTicketNoticesCall)]);
  const box = await screen.findByRole('checkbox', { name: 'Avvisami anche via e-mail' });
  await shown.user.click(box);
  await shown.user.keyboard(' ');
  expect(box).toBeEnabled();
  expect(box).toHaveFocus();
  expect(sentTo(shown, 'PUT')).toHaveLength(1);
});

const type = async ({ user }: Awaited<ReturnType<typeof openMessages>>, minutes: string) => {
  await user.fill(await screen.findByLabelText('Quanto sei lontano?'), minutes);
  await user.click(screen.getByRole('button', { name: 'Dimmi quando partire' }));
};
const sentTo = ({ gateway }: Awaited<ReturnType<typeof openMessages>>, method: string) =>
  gateway.requests.filter((each) => each.method === method && each.path.includes('/notices'));

test('S-02 who is ten minutes away is notified when to leave, and nothing leaves the device', async () => {
  const shown = await openMessages(3_600);
  await type(shown, '10');
  expect(await screen.findByText(/Parti verso le \d\d:\d\d/)).toBeVisible();
  const button = screen.getByRole('button', { name: 'Avvisami quando tocca a me' });
  expect(button).toHaveAccessibleDescription('Ti diciamo quando partire: sei a 10 min.');
  expect(sentTo(shown, 'PUT')).toEqual([]);
});

test.each([{ closed: false }, { closed: true }])(
  'CON-052 S-02 in a pause ($closed) one notice keeps the place and the time to leave',
  async ({ closed }) => {
    const { queueDailyCounter } = buildTicket();
    const change = { queueDailyCounter: { ...queueDailyCounter, paused: true, closed } };
    await type(await openMessages(3_600, 'ROLE_GUEST', change), '10');
    const told = await screen.findByText(/il tuo posto resta tuo\. Ti diciamo quando partire/);
    expect(told.closest('[role="alert"]')).toBeVisible();
    expect(screen.queryByText(/Parti verso le/)).not.toBeInTheDocument();
  },
);

test('S-02 the time to leave counts from the estimate, however long a reply takes', async () => {
  const change = { estimatedAt: '2026-11-21T09:00:00.000Z' };
  await type(await openMessages(3_600, 'ROLE_GUEST', change), '10');
  expect(await screen.findByText('Parti verso le 10:47')).toBeVisible();
});

test('S-02 when it is time, the page says so above the code', async () => {
  await type(await openMessages(600), '15');
  const alert = await screen.findByText('È ora di partire');
  expect(alert).toBeVisible();
  const code = screen.getByText('Oppure detta questo codice');
  expect(alert.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** A device that is so many degrees of latitude north of the merchant, or that keeps its position to itself. */
function deviceAway(degrees: number | null) {
  const answer: Geolocation['getCurrentPosition'] = (found, failed) => {
    if (degrees === null) return failed?.({ code: 1 } as GeolocationPositionError);
    const coords = { latitude: 44.4949 + degrees, longitude: 11.3426 };
    found({ coords } as GeolocationPosition);
  };
  const getCurrentPosition = jest.fn(answer);
  const value = { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  return getCurrentPosition;
}

test('S-02 the travel time is measured once, when its holder asks, and the position stays on the device', async () => {
  const measured = deviceAway(0.09);
  const shown = await openMessages(7_200);
  expect(measured).not.toHaveBeenCalled();
  await shown.user.click(
    await screen.findByRole('button', { name: 'Calcola dalla mia posizione' }),
  );
  expect(await screen.findByLabelText('Quanto sei lontano?')).toHaveValue('33');
  await shown.user.click(screen.getByRole('button', { name: 'Dimmi quando partire' }));
  expect(await screen.findByText(/Parti verso le/)).toBeVisible();
  expect(measured).toHaveBeenCalledTimes(1);
  expect(sentTo(shown, 'PUT')).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toMatch(/44\.|lat/);
});

test('S-02 whoever gives no position is asked for the minutes', async () => {
  deviceAway(null);
  const shown = await openMessages(600);
  await shown.user.click(
    await screen.findByRole('button', { name: 'Calcola dalla mia posizione' }),
  );
  expect(await screen.findByText(/Non riusciamo a rilevare la posizione/)).toBeVisible();
});

test('S-02 a travel time that is no number of minutes is corrected', async () => {
  await type(await openMessages(600), '0');
  expect(await screen.findByText('Scrivi un numero di minuti da 1 a 600')).toBeVisible();
});

test('S-02 an account may be notified by e-mail', async () => {
  const shown = await openMessages(600, 'ROLE_USER');
  await shown.user.click(
    await screen.findByRole('checkbox', { name: 'Avvisami anche via e-mail' }),
  );
  expect(await screen.findByRole('checkbox', { name: /via e-mail/ })).toBeChecked();
  expect(sentTo(shown, 'PUT')).toHaveLength(1);
});

test('S-02 what another device knows of the way is shown, and a change here leaves it', async () => {
  const known = { ...NONE, hasPush: true, travelMinutes: 25 };
  const shown = await openMessages(3_600, 'ROLE_USER', {}, [
    reply(ticketNoticesCall, known),
    reply(changeTicketNoticesCall, { ...known, byEmail: true }),
  ]);
  await waitFor(() => expect(screen.getByLabelText('Quanto sei lontano?')).toHaveValue('25'));
  await shown.user.click(screen.getByRole('checkbox', { name: /via e-mail/ }));
  await waitFor(() => expect(sentTo(shown, 'PUT')).toHaveLength(1));
  expect(sentTo(shown, 'PUT')[0]?.body).toEqual({ byEmail: true });
  await shown.user.click(screen.getByRole('button', { name: 'Non serve più' }));
  await waitFor(() => expect(sentTo(shown, 'PUT')).toHaveLength(2));
  expect(sentTo(shown, 'PUT')[1]?.body).toEqual({ travelMinutes: null });
});

test('S-02 a travel time that could not be sent is not said to be stored, where nothing is known of the messages', async () => {
  const shown = await openMessages(3_600, 'ROLE_USER', {}, [
    failOffline(ticketNoticesCall),
    failOffline(changeTicketNoticesCall),
  ]);
  await type(shown, '25');
  expect(await screen.findByLabelText('Quanto sei lontano?')).toBeVisible();
  expect(await screen.findAllByText(/Connessione assente/)).not.toHaveLength(0);
  expect(sentTo(shown, 'PUT')).not.toEqual([]);
});
