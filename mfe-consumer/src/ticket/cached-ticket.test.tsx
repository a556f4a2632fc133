import { act, screen, waitFor, within } from '@testing-library/react';
import { merchantCall, removeTicketCall, userTicketsCall } from '@turno/shared-types';
import {
  buildSession,
  buildTicket,
  failOffline,
  passTime,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { open } from '../../test/held-ticket.ts';
import { merchantReplies, show } from '../../test/show.tsx';
import { button, guest, startAfresh, open as takeNumber, takes } from '../../test/taking.ts';

const session = buildSession();
const AWAY = [failOffline(userTicketsCall), failOffline(merchantCall)];
const { queueDailyCounter } = buildTicket();

setUpEventSources();

/** Opens the ticket and leaves the page, some minutes ago. */
async function wasOpen(minutes: number) {
  const past = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - minutes * 60_000);
  const first = show('/reservation/7/11', {
    session,
    replies: [...merchantReplies(), reply(userTicketsCall, [buildTicket()])],
  });
  await screen.findByRole('article');
  await waitFor(() => expect(localStorage.getItem('turno.tickets')).not.toBeNull());
  first.unmount();
  past.mockRestore();
}

test('CON-030: after a reload without a network the last ticket is there, with its age', async () => {
  await wasOpen(3);
  show('/reservation/7/11', { session, replies: AWAY });
  expect(await screen.findByRole('article')).toHaveTextContent(/Il tuo numero5/);
  expect(await screen.findByRole('img', { name: 'Codice QR del biglietto 5' })).toBeVisible();
  expect(screen.getByText(/Aggiornato 3 minuti fa/)).toBeVisible();
  expect(await screen.findByText('Riconnessione…')).toBeVisible();
});

test('CON-030: changes in the meantime are shown and announced with the first answer', async () => {
  await wasOpen(3);
  const called = buildTicket({
    executedAt: new Date().toISOString(),
    queueDailyCounter: { ...queueDailyCounter, counter: 5 },
  });
  show('/reservation/7/11', {
    session,
    replies: [...merchantReplies(), reply(userTicketsCall, [called])],
  });
  expect(await screen.findByRole('heading', { name: 'Presentati ora' })).toBeVisible();
  expect(await screen.findByText(/Tocca a te: presentati ora con il numero 5/)).toBeInTheDocument();
});

test('CON-030: a second tab without a network knows the ticket, too', async () => {
  await wasOpen(0);
  show('/take-number/7/11', { session, replies: [...merchantReplies(), ...AWAY.slice(0, 1)] });
  expect(await screen.findByRole('link', { name: 'Mostra il biglietto 5' })).toBeVisible();
});

test('CON-030: a number that was taken is there after a reload, also when the network went with its answer', async () => {
  await startAfresh();
  const first = takeNumber([failOffline(userTicketsCall), ...takes.slice(0, -1)]);
  await first.user.click(await button());
  await screen.findByRole('article');
  first.unmount();
  show('/reservation/7/11', { session: guest, replies: AWAY });
  expect(await screen.findByRole('article')).toHaveTextContent(/Il tuo numero5/);
});

test('CON-045: a ticket that was given back is gone after a reload without a network', async () => {
  const first = open();
  await first.user.click(await screen.findByRole('button', { name: 'Lascia la coda' }));
  const sheet = await screen.findByRole('dialog');
  first.gateway.answer(reply(removeTicketCall, {}), failOffline(userTicketsCall));
  await first.user.click(within(sheet).getByRole('button', { name: 'Lascia la coda' }));
  await waitFor(() => expect(first.address()).toBe('/take-number/7/11'));
  first.unmount();
  show('/reservation/7/11', { session, replies: AWAY });
  await passTime(1_000);
  expect(screen.queryByRole('article')).toBeNull();
});

test('CON-030 another user of this device does not see it', async () => {
  await wasOpen(0);
  show('/reservation/7/11', { session: buildSession({ id: 78 }), replies: AWAY });
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('IDN-031 signing out removes it', async () => {
  await wasOpen(0);
  const { props } = show('/reservation/7/11', { session, replies: AWAY });
  await screen.findByRole('article');
  act(() => props.session.signOut());
  await waitFor(() => expect(localStorage.getItem('turno.tickets')).toBeNull());
});

test('IDN-031 an answer that arrives after signing out is not stored', async () => {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { props } = show('/reservation/7/11', {
    session,
    replies: [...merchantReplies(), reply(userTicketsCall, [buildTicket()])],
  });
  const immediate = globalThis.fetch;
  const isAsked = jest.fn();
  globalThis.fetch = async (input, init) => {
    const response = await immediate(input, init);
    isAsked();
    await isAnswered;
    return response;
  };
  await waitFor(() => expect(isAsked).toHaveBeenCalled());
  act(() => props.session.signOut());
  answer();
  await passTime(0);
  expect(localStorage.getItem('turno.tickets')).toBeNull();
});
