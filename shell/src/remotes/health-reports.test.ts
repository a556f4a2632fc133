import type { RemoteHealth } from '@turno/shared-types/remote-health';
import { createHealthReports } from './health-reports.ts';

function setUp(isCanaryTried: boolean) {
  const sent: RemoteHealth[] = [];
  return { sent, reports: createHealthReports({ isCanaryTried, send: (each) => sent.push(each) }) };
}
const failure = { name: 'mfe-consumer', stage: 'load', message: 'no answer' } as const;

test('SHL-012 while a canary is tried, every load is reported, slow ones as slow', () => {
  const { sent, reports } = setUp(true);
  reports.onLoaded('mfe-consumer', '1.0.0', 300);
  reports.onLoaded('mfe-consumer', '1.0.0', 4_001);
  expect(sent.map(({ outcome }) => outcome)).toEqual(['loaded', 'slow']);
});

test('SHL-012 at other times only failures are reported', () => {
  const { sent, reports } = setUp(false);
  reports.onLoaded('mfe-consumer', '1.0.0', 300);
  reports.onFailure({ ...failure, version: '1.0.0' });
  expect(sent).toEqual([{ name: 'mfe-consumer', version: '1.0.0', outcome: 'failed' }]);
});

test('SHL-012 an unreadable pointer is not reported as a failure of a version', () => {
  const { sent, reports } = setUp(true);
  reports.onFailure({ ...failure, version: null });
  expect(sent).toEqual([]);
});
