import { screen, waitFor } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import { changeTicketNoticesCall, ticketNoticesCall } from '@turno/shared-types/notices';
import { buildSession, buildTicket, reply, setUpEventSources } from '@turno/shared-ui/test';
import { DIGEST_OF_1, openPushPage, PUSH_KEY } from '../../../test/push-page.ts';
import { merchantReplies, show } from '../../../test/show.tsx';

const NONE = { pushKey: 'B'.repeat(87), hasPush: false, byEmail: false, travelMinutes: null };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'p', auth: 'a' },
};

setUpEventSources();
beforeEach(() => {
  localStorage.clear();
});

async function openMessages(notices = {}) {
  const shown = show('/reservation/7/11', {
    session: buildSession(),
    replies: [
      ...merchantReplies(),
      reply(userTicketsCall, [buildTicket()]),
      reply(ticketNoticesCall, { ...NONE, ...notices }),
      reply(changeTicketNoticesCall, { ...NONE, hasPush: true, pushDigest: DIGEST_OF_1 }),
    ],
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Avvisami quando tocca a me' }));
  return shown;
}
const turnOn = () => screen.findByRole('button', { name: 'Avvisami su questo dispositivo' });
const changes = ({ gateway }: Awaited<ReturnType<typeof openMessages>>) =>
  gateway.requests.filter(({ method, path }) => method === 'PUT' && path.includes('/notices'));

test('CON-053 nothing is asked of the browser until the button is pressed; then the device is registered', async () => {
  const { requestPermission } = openPushPage();
  const shown = await openMessages();
  const button = await turnOn();
  expect(requestPermission).not.toHaveBeenCalled();
  await shown.user.click(button);
  expect(await screen.findByText(/^Questo dispositivo ti avvisa/)).toBeVisible();
  expect(changes(shown)).toMatchObject([{ body: { push: SUBSCRIPTION } }]);
  shown.gateway.answer(reply(changeTicketNoticesCall, NONE));
  await shown.user.click(screen.getByRole('button', { name: 'Non avvisarmi più qui' }));
  await turnOn();
  expect(changes(shown).at(-1)).toMatchObject({ body: { push: null } });
});

test('CON-053 whoever refuses is not asked again, and reads where it is changed', async () => {
  openPushPage({ answer: 'denied' });
  const shown = await openMessages();
  await shown.user.click(await turnOn());
  const words = /^Le notifiche sono bloccate: .*impostazioni.*finestra privata.*tieni aperta/;
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /su questo dispositivo/ })).not.toBeInTheDocument();
  expect(changes(shown)).toEqual([]);
});

test('CON-053 a question that was closed without an answer changes nothing', async () => {
  openPushPage({ answer: 'default' });
  const shown = await openMessages();
  await shown.user.click(await turnOn());
  expect(await turnOn()).toBeEnabled();
  expect(changes(shown)).toEqual([]);
});

test('CON-053 a subscription that fails is said, and can be tried again', async () => {
  const failure = new DOMException('Registration failed', 'AbortError');
  openPushPage({ subscribe: jest.fn(async () => Promise.reject(failure)) });
  const shown = await openMessages();
  await shown.user.click(await turnOn());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Il browser non ha attivato gli/);
  await waitFor(async () => expect(await turnOn()).toBeEnabled());
  expect(changes(shown)).toEqual([]);
});

test('CON-053 a browser without messages says so, and is offered the time to leave', async () => {
  await openMessages();
  expect(await screen.findByText(/^Qui gli avvisi arrivano solo a pagina aperta/)).toBeVisible();
  expect(await screen.findByLabelText('Quanto sei lontano?')).toBeVisible();
  expect(screen.queryByRole('button', { name: /su questo dispositivo/ })).not.toBeInTheDocument();
});

const subscribed = (endpoint: string) =>
  openPushPage({ known: { key: PUSH_KEY, endpoint, unsubscribe: jest.fn() } });

const NAMED = { hasPush: true, pushDigest: DIGEST_OF_1 };

test.each([
  { browser: 'without any', endpoint: null, notices: NAMED },
  { browser: 'with those of another ticket', endpoint: 'https://push.example/2', notices: NAMED },
  { browser: 'that has not allowed any', endpoint: null, notices: { hasPush: true } },
])(
  'CON-053 a browser $browser does not say that it notifies where another device does, and can take over',
  async ({ endpoint, notices }) => {
    if (endpoint === null) openPushPage();
    else subscribed(endpoint);
    const shown = await openMessages(notices);
    expect(await screen.findByText(/^Ora ti avvisa un altro dispositivo/)).toBeVisible();
    expect(screen.queryByText(/^Questo dispositivo ti avvisa/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Non avvisarmi più qui' })).not.toBeInTheDocument();
    await shown.user.click(await turnOn());
    expect(await screen.findByText(/^Questo dispositivo ti avvisa/)).toBeVisible();
    await waitFor(() => expect(changes(shown)).toMatchObject([{ body: { push: SUBSCRIPTION } }]));
  },
);

test.each([
  ['that services name', NAMED],
  ['of services that do not name any', { hasPush: true }],
])('CON-053 the browser %s can end its messages', async (_, notices) => {
  subscribed('https://push.example/1');
  await openMessages(notices);
  expect(await screen.findByRole('button', { name: 'Non avvisarmi più qui' })).toBeVisible();
});
