import { openTestDatabase } from '../../database/index.ts';
import { databaseProblem, withoutPassword } from './external-database.ts';

jest.setTimeout(60_000);

test('a database that answers is no trouble', async () => {
  expect(await databaseProblem((await openTestDatabase()).uri)).toBeNull();
});

test('one that does not is reported within ten seconds, without its password', async () => {
  const startedAt = Date.now();
  const said = await databaseProblem('mongodb://anna:hidden@127.0.0.1:1/turno');
  expect(said).toContain(
    'The database at MONGODB_URI (mongodb://127.0.0.1:1/turno) does not answer',
  );
  expect(said).not.toContain('hidden');
  expect(Date.now() - startedAt).toBeLessThan(10_000);
});

test('an invalid address is reported as well', async () => {
  expect(await databaseProblem('localhost')).toContain('MONGODB_URI');
});

test('an address without a password stays as it is', () => {
  expect(withoutPassword('mongodb://db.example/turno')).toBe('mongodb://db.example/turno');
});
