import { base64url, digestOf } from './index.ts';

test('IDN-009 S-18 a digest is the SHA-256 of the text in base64url', async () => {
  expect(await digestOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});

test('base64url has no padding and only letters that an address may contain', () => {
  expect(base64url(new Uint8Array([251, 255, 254, 1]))).toBe('-__-AQ');
});
