import { act, screen, waitFor, within } from '@testing-library/react';
import { closeCall } from '@turno/shared-types';
import { failOffline, fakeEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../../test/show.tsx';

let live: ReturnType<typeof fakeEventSources>;
beforeEach(() => {
  live = fakeEventSources();
});
afterEach(() => live.restore());

test('S-04 MER-025 the question goes away once the queue is closed, and does not come back with the next opening', async () => {
  const { user } = show({ replies: [mine(bakery()), failOffline(closeCall)] });
  await user.click(await screen.findByRole('button', { name: 'Chiudi la coda' }));
  const sheet = await screen.findByRole('dialog', { name: 'Chiudere la coda per oggi?' });
  await user.click(within(sheet).getByRole('button', { name: /servi/ }));
  expect(await within(sheet).findByRole('alert')).toBeVisible();
  const counterIs = (closed: boolean) =>
    act(() =>
      live.streams
        .at(-1)
        ?.say({ type: 'queue-changed', queueId: 11, counter: busyCounter({ closed }) }),
    );
  counterIs(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  counterIs(false);
  expect(await screen.findByRole('button', { name: 'Chiudi la coda' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
