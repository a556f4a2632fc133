import { createPasswords, type Passwords } from './passwords.ts';

let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords();
});

test.each(['slow', 'quick'] as const)(
  'IDN-005 a %s hash knows its password and no other',
  async (cost) => {
    const kept = await passwords.hash(' as received ', cost);
    expect(await passwords.verify(' as received ', kept)).toBe(true);
    expect(await passwords.verify('as received', kept)).toBe(false);
  },
);

test.each(['slow', 'quick'] as const)('two %s hashes of one password differ', async (cost) => {
  expect(await passwords.hash('the same', cost)).not.toBe(await passwords.hash('the same', cost));
});

test('a slow hash is argon2id at the strength OWASP asks for', async () => {
  expect(await passwords.hash('anything', 'slow')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('IDN-005 nothing is the right password of nobody', async () => {
  expect(await passwords.verify('anything', null)).toBe(false);
});

test('X-33 a missing account costs as much to check as a wrong password', async () => {
  const kept = await passwords.hash('anything', 'slow');
  const guests = await passwords.hash('anything', 'quick');
  const time = { wrong: 0, unknown: 0, guest: 0 };
  for (let round = 0; round < 20; round += 1) {
    time.wrong += await millisecondsOf(() => passwords.verify('wrong', kept));
    time.unknown += await millisecondsOf(() => passwords.verify('wrong', null));
    time.guest += await millisecondsOf(() => passwords.verify('wrong', guests));
  }
  // A quick way out would be a hundred times faster; a busy machine is never off by five.
  expect(time.unknown).toBeGreaterThan(time.wrong / 5);
  expect(time.guest).toBeGreaterThan(time.wrong / 5);
});

test('a crowd is refused before it piles up', async () => {
  const waiting = Array.from({ length: 200 }, () => passwords.hash('anything', 'slow'));
  const settled = await Promise.allSettled(waiting);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(200 - 128);
  expect(refused[0]).toMatchObject({ reason: { code: 'service_unavailable' } });
});

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
