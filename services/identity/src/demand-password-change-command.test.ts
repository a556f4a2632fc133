import { openTestDatabase, type TestDatabase } from '@turno/tools/database';
import { codeOf, killAll, run, startIdentityProcess } from '../test/identity-process.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse battery';
let engine: TestDatabase;
let env: Record<string, string>;

beforeAll(async () => {
  engine = await openTestDatabase();
  env = { MONGODB_URI: engine.uri, DATABASE_PREFIX: 'demanded' };
}, 60_000);
afterAll(async () => {
  killAll();
  await engine.close();
});

async function demand(email: string) {
  const { child, output } = run('demand-password-change-command.ts', [email], env);
  return { code: await codeOf(child), output: output() };
}

test('IDN-015 an operator demands another password: every session ends, the next sign-in says so', async () => {
  const identity = await startIdentityProcess(env);
  const person = { email: EMAIL, password: PASSWORD, roles: ['user'] };
  const before = await identity.send('POST', '/auth/signup', person);
  const { code, output } = await demand(` ${EMAIL.toUpperCase()}`);
  expect({ code, output }).toMatchObject({ code: 0 });
  expect(output).toContain(String(before?.body.id));
  expect(output).not.toContain('example.com');
  const me = await identity.send('GET', '/auth/me', undefined, before?.body.accessToken);
  expect(me?.status).toBe(401);
  const entered = await identity.send('POST', '/auth/signin', { email: EMAIL, password: PASSWORD });
  expect(entered?.body).toMatchObject({ require_password_reset: true });
  await identity.kill();
}, 180_000);

test.each(['nobody@example.com', ''])(
  'IDN-015 «%s» has no password to change',
  async (email) => {
    const { code, output } = await demand(email);
    expect(code).toBe(1);
    expect(output).toContain('no account');
  },
  60_000,
);
