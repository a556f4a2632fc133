import { botChallengeCall, meCall, signInCall, signOutCall, signUpCall } from '@turno/shared-types';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { solve } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

const PERSON = {
  email: 'ada@example.com',
  password: 'correct horse battery',
  roles: ['user' as const],
};
const guest = () => ({
  email: `guest+${crypto.randomUUID()}@guest.invalid`,
  password: 'dK3vQ9xT7mB2pL8wR5yC1nHs',
  roles: ['guest' as const],
});

describe('without the bot check', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.close());

  const signUp = (body: object) => identity.call(signUpCall, { body: { ...PERSON, ...body } });

  test('IDN-003 IDN-006 a person signs up and receives a session', async () => {
    const { status, body } = await signUp({});
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      accessToken: expect.any(String),
      roles: ['ROLE_USER'],
      require_password_reset: false,
    });
    expect(decodeProtectedHeader(body.accessToken)).toMatchObject({ alg: 'EdDSA' });
    expect(decodeJwt(body.accessToken)).toMatchObject({
      sub: String(body.id),
      role: 'ROLE_USER',
      typ: 'access',
      iss: 'turno',
      aud: 'turno-api',
    });
  });

  test('IDN-007 a guest signs up with generated credentials for some days', async () => {
    const { status, body } = await signUp(guest());
    expect(status).toBe(201);
    expect(body.roles).toEqual(['ROLE_GUEST']);
    const { exp = 0, iat = 0 } = decodeJwt(body.accessToken);
    const nineDays = 9 * 86_400;
    expect(exp - iat).toBeGreaterThan(nineDays - 3_600);
    expect(exp - iat).toBeLessThanOrEqual(nineDays);
  });

  test.each([
    { name: 'IDN-034 a taken address', body: {}, code: 'email_already_in_use', status: 409 },
    {
      name: 'IDN-034 a taken address in other letters',
      body: { email: ' ADA@Example.com ' },
      code: 'email_already_in_use',
      status: 409,
    },
    { name: 'IDN-019 no address', body: { email: 'ada' }, code: 'invalid_email', status: 422 },
    {
      name: 'IDN-020 seven characters among blanks',
      body: { password: '  seven77  ' },
      code: 'password_too_short',
      status: 422,
    },
    { name: 'G-56 an unknown role', body: { roles: ['admin'] }, code: 'invalid_role', status: 422 },
    {
      name: 'G-56 two roles',
      body: { roles: ['user', 'guest'] },
      code: 'invalid_role',
      status: 422,
    },
    {
      name: 'G-60 an operator',
      body: { email: { $gt: '' } },
      code: 'validation_error',
      status: 400,
    },
    { name: 'IDN-037 a slipped-in field', body: { id: 1 }, code: 'validation_error', status: 400 },
  ])('$name is refused', async ({ body, code, status }) => {
    const answer = await signUp(body);
    expect(answer.body.error_code).toBe(code);
    expect(answer.status).toBe(status);
  });

  test('IDN-034 the error for a taken address says "already in use"', async () => {
    expect((await signUp({})).body.message).toContain('already in use');
  });

  test('IDN-005 the right password opens a session', async () => {
    const { email, password } = PERSON;
    const { status, body } = await identity.call(signInCall, { body: { email, password } });
    expect(status).toBe(200);
    expect(body.roles).toEqual(['ROLE_USER']);
  });

  test('IDN-005 X-33 a wrong password and an unknown address are answered alike', async () => {
    const wrong = await identity.call(signInCall, {
      body: { email: PERSON.email, password: 'wrong horse' },
    });
    const unknown = await identity.call(signInCall, {
      body: { email: 'nobody@example.com', password: 'wrong horse' },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.error_code).toBe('invalid_credentials');
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  test('IDN-010 a stored token restores its session', async () => {
    const { body: session } = await signUp(guest());
    const { status, body } = await identity.call(meCall, {}, { token: session.accessToken });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: session.id, roles: ['ROLE_GUEST'] });
  });

  test.each([
    { name: 'without a token', sent: {}, code: 'unauthorized' },
    { name: 'with a made-up token', sent: { token: 'a.b.c' }, code: 'token_expired_or_wrong' },
  ])('IDN-032 $name nothing is restored', async ({ sent, code }) => {
    const { status, body } = await identity.call(meCall, {}, sent);
    expect(status).toBe(401);
    expect(body.error_code).toBe(code);
  });

  test('IDN-031 signing out ends the session and notifies every service', async () => {
    const { body: session } = await signUp(guest());
    const sent = { token: session.accessToken };
    expect((await identity.call(signOutCall, { body: {} }, sent)).status).toBe(204);
    expect((await identity.call(meCall, {}, sent)).body.error_code).toBe('token_expired_or_wrong');
    const sessionId = decodeJwt(session.accessToken).sid;
    expect(identity.published).toContainEqual({
      type: 'session-revoked',
      sessionId,
      userId: session.id,
    });
  });

  test('IDN-032 the public keys are published, and nothing private with them', async () => {
    const response = await fetch(`${identity.url}/.well-known/jwks.json`);
    const { keys } = await response.json();
    expect(keys).toEqual([expect.objectContaining({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' })]);
    expect(keys[0]).not.toHaveProperty('d');
  });

  test('no password, address or token is stored in clear where it need not be', async () => {
    // A mail that waits has its address.
    await identity.deliverMail();
    const stored: unknown[] = [];
    for (const { name } of await identity.db.listCollections().toArray()) {
      const documents = await identity.db.collection(name).find().toArray();
      stored.push(
        ...documents.map((document) => (name === 'users' ? document.passwordHash : document)),
      );
    }
    expect(JSON.stringify(stored)).not.toMatch(/correct horse|ada@example|guest\.invalid|eyJ/);
  });
});

describe('with the bot check', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await startIdentity(true);
  });
  afterAll(() => identity.close());

  const signUp = (captchaToken?: string) =>
    identity.call(signUpCall, { body: { ...guest(), ...(captchaToken ? { captchaToken } : {}) } });
  const challenge = async () => (await identity.call(botChallengeCall)).body;

  test('IDN-006 IDN-007 a solved puzzle lets a guest in', async () => {
    expect((await signUp(await solve(await challenge()))).status).toBe(201);
  });

  test('G-14 a puzzle is never cached', async () => {
    const { headers } = await identity.call(botChallengeCall);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('IDN-021 without a solution no one signs up', async () => {
    const { status, body } = await signUp();
    expect(status).toBe(422);
    expect(body).toMatchObject({ error_code: 'captcha_error', message: 'Captcha error' });
  });

  test('G-14 one solution used by twenty at once lets exactly one in', async () => {
    const token = await solve(await challenge());
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(token)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
    expect((await signUp(token)).body.error_code).toBe('captcha_error');
  });
});
