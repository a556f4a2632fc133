import { tmpdir } from 'node:os';
import { socketFor, uriFor } from './engine-command.ts';

test('a short path keeps its socket beside the data', () => {
  expect(socketFor('/srv/turno/.data/db')).toBe('/srv/turno/.data/run/db.sock');
});

test('a long path gets a socket of its own under the temporary folder', () => {
  const long = (name: string) => socketFor(`/srv/${'deep/'.repeat(20)}${name}/db`);
  expect(long('one')).toMatch(new RegExp(`^${tmpdir()}/turno-[0-9a-f]{12}/db\\.sock$`));
  expect(long('one')).toBe(long('one'));
  expect(long('one')).not.toBe(long('two'));
});

test('the address escapes the path, so that drivers read it as a socket', () => {
  expect(uriFor('/srv/db.sock')).toBe('mongodb://%2Fsrv%2Fdb.sock/?directConnection=true');
});
