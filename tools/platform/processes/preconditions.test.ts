import { type AddressInfo, createServer } from 'node:net';
import { openTestDatabase } from '../../database/index.ts';
import { readSettings } from '../../settings/settings.ts';
import { databaseProblem, takenPorts, withoutPassword } from './preconditions.ts';

test('a taken port is named with the variable that moves it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = readSettings({ DISPLAY_PORT: String(port) }, '/srv/turno');
  const said = await takenPorts(settings);
  await new Promise((resolve) => server.close(resolve));
  expect(said).toContain(
    `Port ${port} (mfe-display) is taken: stop what uses it or set DISPLAY_PORT.`,
  );
});

jest.setTimeout(60_000);

test('a database that answers is no trouble', async () => {
  expect(await databaseProblem((await openTestDatabase()).uri)).toBeNull();
});

test('one that does not is reported, without its password', async () => {
  const said = await databaseProblem('mongodb://anna:hidden@127.0.0.1:1/turno');
  expect(said).toContain(
    'The database at MONGODB_URI (mongodb://127.0.0.1:1/turno) does not answer',
  );
  expect(said).not.toContain('hidden');
});

test('an invalid address is reported as well', async () => {
  expect(await databaseProblem('localhost')).toContain('MONGODB_URI');
});

test('an address without a password stays as it is', () => {
  expect(withoutPassword('mongodb://db.example/turno')).toBe('mongodb://db.example/turno');
});
