import { screen, within } from '@testing-library/react';
import { devicesCall } from '@turno/shared-types/devices';
import { reply, setUpEventSources } from '@turno/shared-ui/test';
import { callOfFo7 } from '../../test/called-tickets.ts';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

setUpEventSources();

test.each([
  ['a moment ago', '2026-11-21T09:57:00.000Z', 'FO7'],
  ['long ago', '2026-11-21T09:50:00.000Z', '–'],
])(
  'DIS-002 S-03 S-04 the picture of a board shows a closed queue that called %s as the board does',
  async (_, calledAt, number) => {
    const call = callOfFo7({ calledAt });
    const closed = busyCounter({ ticketsAhead: 0, closed: true, latestCalls: [call] });
    const board = {
      id: 3,
      merchantId: 7,
      kind: 'board' as const,
      name: 'Sala',
      settings: '',
      language: 'it' as const,
      revision: 4,
      pairedAt: calledAt,
      lastSeenAt: calledAt,
    };
    const { user } = show({
      path: '/merchant-boards',
      replies: [mine(bakery(closed)), reply(devicesCall, [board])],
    });
    await user.click(await screen.findByRole('button', { name: 'Modifica Sala' }));
    const picture = within(await screen.findByRole('figure'));
    expect(picture.getByRole('listitem')).toHaveTextContent(`Banco${number}`);
  },
);
