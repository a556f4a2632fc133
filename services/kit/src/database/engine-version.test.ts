import { refuseOldEngine } from './engine-version.ts';

test('an engine before 8.0 is refused, whatever it says of itself', () => {
  expect(() => refuseOldEngine({ maxWireVersion: 21 })).toThrow('older than MongoDB 8.0');
  expect(() => refuseOldEngine({})).toThrow('older than MongoDB 8.0');
  expect(() => refuseOldEngine({ maxWireVersion: 25 })).not.toThrow();
  expect(() => refuseOldEngine({ maxWireVersion: 29 })).not.toThrow();
});
