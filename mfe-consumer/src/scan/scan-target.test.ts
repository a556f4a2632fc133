import { buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { scanTarget } from './scan-screen.tsx';

test.each([
  ['CON-021: one ordinary queue is joined at once', [buildQueue()], '/take-number/7/11'],
  ['CON-024: several queues are shown', [buildQueue(), buildQueue({ id: 12 })], '/m/forno-aurora'],
  ['CON-024: a pass queue has its own', [buildQueue({ passMode: 'generic' })], '/aq/forno-aurora'],
  [
    'CON-023: free access has a page of its own',
    [buildQueue({ listOnly: true })],
    '/free-access/forno-aurora/11',
  ],
  ['CON-023: so has an event', [buildQueue({ type: 'event' })], '/events/forno-aurora'],
  ['a multi-queue is booked', [buildQueue({ multiQueue: true })], '/book-queue/7/11'],
  ['a merchant without queues is shown', [], '/m/forno-aurora'],
])('%s', (_, queues, path) => {
  expect(scanTarget(buildMerchant({ queues }))).toBe(path);
});
