import { act, screen } from '@testing-library/react';
import type { Ticket } from '@turno/shared-types';
import { buildTicket } from '@turno/shared-types/test-data';
import { fakeAudio, renderScreen } from '@turno/shared-ui/test';
import { useState } from 'react';
import { CallAlerts } from './call-alerts.tsx';

let audio: ReturnType<typeof fakeAudio>;
beforeEach(() => {
  audio = fakeAudio();
  localStorage.setItem('turno.ticket-sound', 'on');
});
afterEach(() => {
  audio.restore();
  localStorage.clear();
});

const { queueDailyCounter } = buildTicket();
const serving = (counter: number, change: Partial<Ticket> = {}) =>
  buildTicket({
    counter: 5,
    ticketValue: 'A5',
    queueDailyCounter: { ...queueDailyCounter, counter },
    ...change,
  });
const now = () => new Date().toISOString();

/** A page that is not the ticket's, and what makes the ticket another. */
function open(first: Ticket) {
  let change: (ticket: Ticket) => void = () => undefined;
  function Frame() {
    const [tickets, setTickets] = useState([first]);
    change = (ticket) => setTickets([ticket]);
    return <CallAlerts tickets={tickets} />;
  }
  const page = renderScreen(<Frame />, { path: '/help' });
  return { ...page, become: (ticket: Ticket) => act(() => change(ticket)) };
}

const banner = () => screen.queryByText('A5: tocca a te');
const dismiss = () => screen.getByRole('button', { name: 'Chiudi l’avviso del numero A5' });
/** The sound of the turn has four notes. */
const rings = () => audio.played.length / 4;

test('S-17 the sound of the turn rings on other pages, once, though the call is read after its message', async () => {
  const { become } = open(serving(3));
  become(serving(5));
  expect(banner()).toBeVisible();
  expect(rings()).toBe(1);
  become(serving(5, { executedAt: now() }));
  expect(rings()).toBe(1);
});

test('S-17 without consent nothing rings on other pages', async () => {
  localStorage.clear();
  const { become } = open(serving(3));
  become(serving(5, { executedAt: now() }));
  expect(banner()).toBeVisible();
  expect(rings()).toBe(0);
});

test.each(['waits again', 'is not seen waiting'])(
  'S-17 S-21 a call that was dismissed does not hide the next one, after the ticket %s',
  async (how) => {
    const { become, user } = open(serving(3));
    become(serving(5, { executedAt: now() }));
    await user.click(dismiss());
    expect(banner()).not.toBeInTheDocument();
    if (how === 'waits again') become(serving(4, { returnedAt: now(), putBackAt: now() }));
    expect(banner()).not.toBeInTheDocument();
    become(serving(5, { executedAt: now() }));
    expect(banner()).toBeVisible();
    expect(rings()).toBe(2);
  },
);

test('S-17 a call that is dismissed before its instant is read stays dismissed, and the next one is not', async () => {
  const { become, user } = open(serving(3));
  become(serving(5));
  await user.click(dismiss());
  become(serving(5, { executedAt: now() }));
  expect(banner()).not.toBeInTheDocument();
  become(serving(5, { executedAt: now(), calledAgainAt: new Date(Date.now() + 1).toISOString() }));
  expect(banner()).toBeVisible();
});

test('S-17 a call that is dismissed before its instant is read, and taken back, does not hide the next one', async () => {
  const { become, user } = open(serving(3));
  become(serving(5));
  await user.click(dismiss());
  become(serving(3));
  become(serving(5));
  expect(banner()).toBeVisible();
});
