import { act, waitFor } from '@testing-library/react';
import { nextCall } from '@turno/shared-types';
import { passTime, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

const live = setUpEventSources();

const DOUBLE_PRESS_MS = 600;
const LAST = busyCounter({ ticketsAhead: 1, paxAhead: 1 });
const EMPTY = busyCounter({
  counter: 8,
  currentTicket: 'FO8',
  nextTicket: null,
  ticketsAhead: 0,
  paxAhead: 0,
});
const ARRIVED = { ...EMPTY, nextTicket: 'FO9', ticketsAhead: 1, paxAhead: 1 };

test.each(['[Space]', '{Enter}'])(
  'S-21 MER-022 the last one is called, somebody arrives, and %s calls again without another Tab',
  async (key) => {
    const shown = show({ replies: [mine(bakery(LAST)), reply(nextCall, EMPTY)] });
    const calls = () => shown.gateway.requests.filter(({ path }) => path.endsWith('/next'));
    const button = await callButton();
    act(() => button.focus());
    shown.gateway.answer(mine(bakery(EMPTY)));
    await shown.user.keyboard(key);
    await waitFor(() => expect(button).toHaveAccessibleDescription('Nessuno in attesa'));
    expect(button).toHaveFocus();
    // A browser drops the focus from what has this attribute.
    expect(button).not.toHaveAttribute('disabled');
    await passTime(DOUBLE_PRESS_MS);
    await shown.user.keyboard(key);
    expect(calls()).toHaveLength(1);
    act(() => live.streams.at(-1)?.open());
    act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter: ARRIVED }));
    await waitFor(() => expect(button).toHaveAccessibleName('Chiama FO9'));
    await shown.user.keyboard(key);
    await waitFor(() => expect(calls()).toHaveLength(2));
  },
);
