import { createHash } from 'node:crypto';
import { beginFacebook, takeFacebookStart } from './facebook.ts';

async function begun(origin: string | null): Promise<URL> {
  let left = '';
  await beginFacebook('https://api.test', origin, (address) => {
    left = address;
  });
  return new URL(left);
}

test('IDN-009 the tab stores a secret, sends its digest, and reads the secret once', async () => {
  const address = await begun('/take-number/3/7');
  expect(address.origin + address.pathname).toBe('https://api.test/auth/facebook');
  const start = takeFacebookStart();
  const digest = createHash('sha256')
    .update(start?.verifier ?? '')
    .digest('base64url');
  expect(address.searchParams.get('challenge')).toBe(digest);
  expect(address.href).not.toContain(start?.verifier);
  expect(start?.origin).toBe('/take-number/3/7');
  expect(takeFacebookStart()).toBeNull();
});

test.each(['//elsewhere.test', 'https://elsewhere.test', '/\\elsewhere.test', null])(
  'IDN-009 the way back leads nowhere but to a page of ours: %s',
  async (origin) => {
    await begun(origin);
    expect(takeFacebookStart()?.origin).toBeNull();
  },
);
