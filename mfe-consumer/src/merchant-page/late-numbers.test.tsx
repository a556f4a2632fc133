import { screen } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  reply,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';

const TOO_LATE = /nuovi numeri probabilmente non verrebbero/;

test('S-04 CON-033: a queue says that a new number would most likely come after closing', async () => {
  const late = buildQueue({
    queue_daily_counters: [
      buildCounter({ nextAvailableTicket: 8, estimatedWaitingTime: 600, isTooLate: true }),
    ],
  });
  const shown = (change: object) =>
    show('/m/forno-aurora', {
      replies: merchantReplies(buildMerchant({ queues: [late], ...change })),
    });
  const { unmount } = shown({});
  expect(await screen.findByText(TOO_LATE)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prendi comunque il numero 8' })).toBeVisible();
  expect(screen.queryByText('10 min')).not.toBeInTheDocument();
  unmount();
  shown({ endsNumbersAtClosing: true });
  expect(await screen.findByRole('button', { name: /Numeri finiti per oggi/ })).toBeDisabled();
  expect(screen.queryByText(TOO_LATE)).not.toBeInTheDocument();
});

test('S-04 CON-030 that warning stays where it is when the ticket of its reader comes', async () => {
  const day = buildCounter({ nextAvailableTicket: 8, isTooLate: true });
  const merchant = buildMerchant({ queues: [buildQueue({ queue_daily_counters: [day] })] });
  show('/m/forno-aurora', {
    session: buildSession(),
    replies: [...merchantReplies(merchant), reply(userTicketsCall, [buildTicket()])],
  });
  expect(await screen.findByRole('link', { name: 'Mostra il biglietto 5' })).toBeVisible();
  expect(screen.getByText(TOO_LATE)).toBeVisible();
});
