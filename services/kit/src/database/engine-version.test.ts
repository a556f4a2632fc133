import { assertEngineVersion } from './connect.ts';

test('an engine before 8.0 is refused, whatever it says of itself', () => {
  expect(() => assertEngineVersion({ maxWireVersion: 21 })).toThrow('older than MongoDB 8.0');
  expect(() => assertEngineVersion({})).toThrow('older than MongoDB 8.0');
  expect(() => assertEngineVersion({ maxWireVersion: 25 })).not.toThrow();
  expect(() => assertEngineVersion({ maxWireVersion: 29 })).not.toThrow();
});
