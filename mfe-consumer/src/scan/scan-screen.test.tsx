import { screen, waitFor } from '@testing-library/react';
import { merchantByVanityCall, merchantCall, userTicketsCall } from '@turno/shared-types';
import { buildMerchant, buildQueue, passTime, reply } from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';

type Queues = ReturnType<typeof buildQueue>[];

function scan(queues: Queues) {
  const merchant = buildMerchant({ queues });
  const replies = [
    reply(merchantByVanityCall, merchant),
    reply(merchantCall, merchant),
    reply(userTicketsCall, []),
  ];
  return show('/q/forno-aurora', { replies });
}

test.each<[string, Queues, string]>([
  ['CON-021: one ordinary queue is joined', [buildQueue()], '/take-number/7/11'],
  ['CON-024: several queues are shown', [buildQueue(), buildQueue({ id: 12 })], '/m/forno-aurora'],
  ['a multi-queue is booked', [buildQueue({ multiQueue: true })], '/book-queue/7/11'],
  ['a merchant without queues is shown', [], '/m/forno-aurora'],
])('%s at once', async (_, queues, path) => {
  const { address } = scan(queues);
  await waitFor(() => expect(address()).toBe(path));
});

test.each<[string, Queues, string, RegExp]>([
  ['CON-024 passes', [buildQueue({ passMode: 'generic' })], '/aq/forno-aurora', /pass/],
  [
    'CON-023 free access',
    [buildQueue({ listOnly: true })],
    '/free-access/forno-aurora/11',
    /libero/,
  ],
  ['CON-023 an event', [buildQueue({ type: 'event' })], '/events/forno-aurora', /orari/],
])('CST-014, X-38 a scanned code leads on to %s after a second', async (_, queues, path, text) => {
  const { address } = scan(queues);
  expect(await screen.findByText(text)).toBeVisible();
  await passTime(900);
  expect(address()).toBe('/q/forno-aurora');
  await passTime(100);
  expect(address()).toBe(path);
});
