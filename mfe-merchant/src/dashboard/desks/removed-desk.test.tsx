import { screen, within } from '@testing-library/react';
import { desksCall, removeDeskCall } from '@turno/shared-types';
import { buildMerchant, buildQueue, reply, setUpEventSources } from '@turno/shared-ui/test';
import { busyCounter, mine, show } from '../../../test/show.tsx';

const DESK_1 = { id: 1, name: 'Sportello 1' };
const DESK_2 = { id: 2, name: 'Sportello 2' };

setUpEventSources();
beforeEach(() => {
  localStorage.clear();
});

const picker = () => screen.findByRole('combobox', { name: 'Sportello' });

/** An event whose second show a desk is calling for. */
function atSecondShow() {
  const call = {
    desk: DESK_1,
    first: 5,
    counter: 5,
    paxCount: 1,
    ticketValue: 'FO5',
    calledAt: '2026-11-21T10:00:00.000Z',
  };
  const shows = [
    busyCounter({ time: '10:00' }),
    busyCounter({ id: 900_002, time: '12:00', latestCalls: [call] }),
  ];
  return buildMerchant({ queues: [buildQueue({ type: 'event', queue_daily_counters: shows })] });
}

test.each(['Sportello 2', 'Senza nome'])(
  'S-20 whoever removes a desk at work reads whom it serves, and a device that used it says that it is gone until %s is chosen',
  async (other) => {
    const { user, gateway } = show({
      replies: [mine(atSecondShow()), reply(desksCall, [DESK_1, DESK_2])],
    });
    await user.selectOptions(await picker(), 'Sportello 1');
    await user.click(screen.getByRole('button', { name: 'Sportelli' }));
    await user.click(await screen.findByRole('button', { name: 'Elimina Sportello 1' }));
    const question = await screen.findByRole('dialog', { name: 'Eliminare Sportello 1?' });
    expect(within(question).getByText(/^Ora sta servendo FO5/)).toBeVisible();
    expect(screen.queryByText(/è stato eliminato/)).not.toBeInTheDocument();
    gateway.answer(reply(removeDeskCall, {}), reply(desksCall, [DESK_2]));
    await user.click(within(question).getByRole('button', { name: 'Elimina' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^Sportello 1 è stato eliminato/)).toBeVisible();
    await user.selectOptions(await picker(), other);
    expect(screen.queryByText(/è stato eliminato/)).not.toBeInTheDocument();
  },
);
