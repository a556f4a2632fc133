import { act, screen, waitFor } from '@testing-library/react';
import { nextCall } from '@turno/shared-types';
import { failOffline, neverAnswer, refuse, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

const live = setUpEventSources();

const figureOf = (label: string) => screen.getByText(label).nextElementSibling;
const called = (ticketValue: string, change = {}) => ({
  ...busyCounter({ counter: 8, currentTicket: ticketValue, nextTicket: 'FO9', ticketsAhead: 2 }),
  ...change,
  calledTicket: { ticketValue, counter: 8, paxCount: 1, desk: null },
});

test('a call shows its number before the services answer', async () => {
  const { user } = show({ replies: [mine(bakery()), neverAnswer(nextCall)] });
  await user.click(await callButton());
  expect(screen.getByText('Chiamata in corso…').nextElementSibling).toHaveTextContent('FO8');
  expect(figureOf('Numeri in attesa')).toHaveTextContent('2');
});

test('S-15 the answer replaces the predicted call: another desk was faster', async () => {
  const { user, gateway } = show({ replies: [mine(bakery()), reply(nextCall, called('FO9'))] });
  const button = await callButton();
  gateway.answer(mine(bakery(called('FO9'))));
  await user.click(button);
  expect(await screen.findByText(/Chiamato il numero FO9/)).toBeInTheDocument();
  expect(screen.getByText('Ora serviamo').nextElementSibling).toHaveTextContent('FO9');
});

test.each([
  { name: 'an API error', answer: refuse(nextCall, 'queue_closed') },
  { name: 'no answer', answer: failOffline(nextCall) },
])('$name takes back the predicted call', async ({ answer }) => {
  const { user } = show({ replies: [mine(bakery()), answer] });
  await user.click(await callButton());
  await waitFor(() => expect(screen.queryByText('Chiamata in corso…')).not.toBeInTheDocument());
  expect(screen.getByText('Ora serviamo').nextElementSibling).toHaveTextContent('FO7');
  expect(figureOf('Numeri in attesa')).toHaveTextContent('3');
});

test('a live message about the call replaces the predicted call', async () => {
  const { user } = show({ replies: [mine(bakery()), neverAnswer(nextCall)] });
  await user.click(await callButton());
  act(() => live.streams.at(-1)?.open());
  const call = { desk: null, first: 8, counter: 8, ticketValue: 'FO8', paxCount: 1 };
  const counter = called('FO8', { latestCalls: [{ ...call, calledAt: '2026-11-21T10:00:05Z' }] });
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter }));
  await waitFor(() => expect(screen.queryByText('Chiamata in corso…')).not.toBeInTheDocument());
  expect(figureOf('Numeri in attesa')).toHaveTextContent('2');
});
