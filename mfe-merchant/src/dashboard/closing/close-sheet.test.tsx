import { act, screen, waitFor, within } from '@testing-library/react';
import { closeCall, sendAwayCall } from '@turno/shared-types';
import { failOffline, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../../test/show.tsx';

const live = setUpEventSources();

/** A question whose answer did not arrive, and the queue as the stream tells it after that. */
async function unanswered(answer: RegExp) {
  const shown = show({ replies: [mine(bakery()), failOffline(closeCall)] });
  await shown.user.click(await screen.findByRole('button', { name: 'Chiudi la coda' }));
  const sheet = await screen.findByRole('dialog', { name: 'Chiudere la coda per oggi?' });
  await shown.user.click(within(sheet).getByRole('button', { name: answer }));
  expect(await within(sheet).findByRole('alert')).toBeVisible();
  const counterIs = (change: { closed: boolean }) =>
    act(() => {
      const counter = busyCounter(change);
      live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter });
    });
  return { ...shown, sheet, counterIs };
}

test('S-04 MER-025 the question goes away once the queue is closed, and does not come back with the next opening', async () => {
  const { counterIs } = await unanswered(/servi/);
  counterIs({ closed: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  counterIs({ closed: false });
  expect(await screen.findByRole('button', { name: 'Chiudi la coda' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('S-04 MER-025 whoever wanted to send people away is still asked, because the closing alone sends nobody away', async () => {
  const { user, gateway, sheet, counterIs } = await unanswered(/manda via/);
  counterIs({ closed: true });
  expect(await screen.findByText('Chiusa')).toBeInTheDocument();
  expect(within(sheet).getByRole('alert')).toBeVisible();
  const counter = busyCounter({ closed: true, ticketsAhead: 0, paxAhead: 0 });
  gateway.answer(reply(closeCall, counter), reply(sendAwayCall, { counter, sentAway: 3 }));
  await user.click(within(sheet).getByRole('button', { name: /manda via/ }));
  expect(await screen.findByText(/^3 numeri annullati/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
