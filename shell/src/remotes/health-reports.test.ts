import type { RemoteHealth } from '@turno/shared-types/remote-health';
import { createHealthReports } from './health-reports.ts';

function setUp(isCanaryTried: boolean) {
  const sent: RemoteHealth[] = [];
  return { sent, reports: createHealthReports({ isCanaryTried, send: (each) => sent.push(each) }) };
}
const failure = { name: 'mfe-consumer', stage: 'load', message: 'no answer' } as const;

test('SHL-012 while a canary is tried, every load is told, slow ones as such', () => {
  const { sent, reports } = setUp(true);
  reports.onLoaded('mfe-consumer', '1.0.0', 300);
  reports.onLoaded('mfe-consumer', '1.0.0', 4_001);
  expect(sent.map(({ outcome }) => outcome)).toEqual(['loaded', 'slow']);
});

test('SHL-012 at other times only failures are told', () => {
  const { sent, reports } = setUp(false);
  reports.onLoaded('mfe-consumer', '1.0.0', 300);
  reports.onFailure({ ...failure, version: '1.0.0' });
  expect(sent).toEqual([{ name: 'mfe-consumer', version: '1.0.0', outcome: 'failed' }]);
});

test('a pointer that cannot be read is no fault of any version', () => {
  const { sent, reports } = setUp(true);
  reports.onFailure({ ...failure, version: null });
  expect(sent).toEqual([]);
});
