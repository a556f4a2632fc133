import { hash, verify } from '@node-rs/argon2';
import { createPasswords, type Passwords } from './hashing.ts';
import { ARGON2_COST } from './rules.ts';

const guestKey = 'a key of this test';
const work = { hashes: 0, verifications: 0 };
let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords({
    guestKey,
    argon2: {
      hash(password, cost) {
        work.hashes += 1;
        return hash(password, cost);
      },
      verify(stored, password) {
        work.verifications += 1;
        return verify(stored, password);
      },
    },
  });
});
beforeEach(() => Object.assign(work, { hashes: 0, verifications: 0 }));

test.each(['slow', 'quick'] as const)(
  'IDN-005 a %s hash knows its password as it was received and no other',
  async (cost) => {
    const stored = await passwords.hash(' as received ', cost);
    expect(await passwords.verify(' as received ', stored)).toBe(true);
    expect(await passwords.verify('as received', stored)).toBe(false);
  },
);

test('IDN-005 two slow hashes of one password differ', async () => {
  expect(await passwords.hash('the same', 'slow')).not.toBe(
    await passwords.hash('the same', 'slow'),
  );
});

test('IDN-005 a slow hash is argon2id at the strength OWASP asks for', async () => {
  expect(await passwords.hash('anything', 'slow')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('IDN-020 long passwords count to their last character', async () => {
  const long = 'x'.repeat(199);
  const stored = await passwords.hash(`${long}a`, 'slow');
  expect(await passwords.verify(`${long}a`, stored)).toBe(true);
  expect(await passwords.verify(`${long}b`, stored)).toBe(false);
});

test('IDN-007 a guest costs no slow hash, and a hash is worth nothing under another key', async () => {
  const stored = await passwords.hash('anything', 'quick');
  expect(work).toEqual({ hashes: 0, verifications: 0 });
  const elsewhere = await createPasswords({ guestKey: 'another key' });
  expect(await elsewhere.verify('anything', stored)).toBe(false);
});

test('IDN-005 a stored value that is no hash of ours matches no password', async () => {
  for (const stored of ['', 'anything', 'sha256$salt$digest', '$argon2id$broken']) {
    const answer = await passwords.verify('anything', stored).catch(() => 'refused');
    expect(answer).not.toBe(true);
  }
});

test('IDN-005 no password matches a missing hash', async () => {
  expect(await passwords.verify('anything', null)).toBe(false);
});

test("X-33 a missing account, a wrong password and a guest's cost one slow hash each", async () => {
  const slow = await passwords.hash('anything', 'slow');
  const quick = await passwords.hash('anything', 'quick');
  for (const stored of [slow, quick, null]) {
    Object.assign(work, { hashes: 0, verifications: 0 });
    await passwords.verify('wrong', stored);
    expect(work).toEqual({ hashes: 0, verifications: 1 });
  }
});

test('X-33 verifying against the dummy hash costs as much as against a real one', async () => {
  const seen: string[] = [];
  const spying = await createPasswords({
    guestKey,
    argon2: {
      hash,
      verify(stored, password) {
        seen.push(stored);
        return verify(stored, password);
      },
    },
  });
  await spying.verify('wrong', null);
  const { memoryCost: m, timeCost: t, parallelism: p } = ARGON2_COST;
  expect(seen).toEqual([expect.stringContaining(`$m=${m},t=${t},p=${p}$`)]);
});

test('G-60 a crowd is refused before it piles up', async () => {
  const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const cheap = await createPasswords({ guestKey, cost });
  const waiting = Array.from({ length: 200 }, () => cheap.hash('anything', 'slow'));
  const settled = await Promise.allSettled(waiting);
  const refused = settled.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(200 - 128);
  expect(refused[0]).toMatchObject({ reason: { code: 'service_unavailable' } });
});
