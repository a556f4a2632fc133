import { buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { scanTarget } from './scan-target.ts';

test.each([
  ['CON-021: one ordinary queue is joined at once', [buildQueue()], '/take-number/7/11'],
  ['CON-024: several queues are shown', [buildQueue(), buildQueue({ id: 12 })], '/m/forno-aurora'],
  ['CON-024: a pass queue is shown', [buildQueue({ passMode: 'generic' })], '/m/forno-aurora'],
  ['CON-037: free access is shown', [buildQueue({ listOnly: true })], '/m/forno-aurora'],
  ['a merchant without queues is shown', [], '/m/forno-aurora'],
])('%s', (_, queues, path) => {
  expect(scanTarget(buildMerchant({ queues }))).toBe(path);
});
