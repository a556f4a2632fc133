import { act, screen } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import { buildTicket, passTime, reply, setUpEventSources } from '@turno/shared-ui/test';
import { open } from '../../../test/held-ticket.ts';

const live = setUpEventSources();

const { queue } = buildTicket();

test.each([
  { merchantId: 7, isRead: true },
  { merchantId: 8, isRead: false },
])(
  'CON-031 a change of merchant $merchantId has the tickets there read again: $isRead',
  async ({ merchantId, isRead }) => {
    const { gateway } = open();
    await screen.findByText(queue.name);
    act(() => live.streams.at(-1)?.open());
    await passTime(100);
    const renamed = buildTicket({ queue: { ...queue, name: 'Banco nuovo' } });
    gateway.answer(reply(userTicketsCall, [renamed]));
    act(() => live.streams.at(-1)?.say({ type: 'merchant-changed', merchantId }));
    await passTime(1_000);
    expect(screen.queryByText('Banco nuovo') !== null).toBe(isRead);
  },
);
