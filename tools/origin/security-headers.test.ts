import express from 'express';
import { pagePolicy, policyText, securityHeaders } from './security-headers.ts';
import { serveApp } from './served.ts';

const SOURCES = {
  nonce: 'abc',
  codeOrigins: ['https://remote.test'],
  dataOrigins: ['https://api.test'],
  imageOrigins: ['https://pictures.test'],
  frameAncestors: ["'self'"],
};

test('a page runs its own code and the remotes’, and nothing that was smuggled in', () => {
  const policy = pagePolicy(SOURCES);
  expect(policy['script-src']).toEqual([
    "'self'",
    "'nonce-abc'",
    "'wasm-unsafe-eval'",
    'https://remote.test',
  ]);
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'img-src': ["'self'", 'data:', 'https://pictures.test'],
    'require-trusted-types-for': ["'script'"],
  });
  expect(policyText(policy)).not.toMatch(/unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|\*/);
});

test('STA-002 the form of the customer service may be framed where one is configured, and nothing else', () => {
  const policy = pagePolicy({ ...SOURCES, framedOrigins: ['https://forms.test'] });
  expect(policy['frame-src']).toEqual(['https://forms.test']);
});

test('every answer says what it is, opens no door to its opener, and asks for no more of the device', async () => {
  const app = express().use(...securityHeaders());
  app.get('/', (_request, response) => void response.send('ok'));
  const origin = await serveApp(app);
  const { headers } = await origin.get('/');
  origin.close();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  });
  const permissions = headers['permissions-policy'];
  const passkeys = ['publickey-credentials-create', 'publickey-credentials-get'];
  for (const name of ['camera', 'geolocation', ...passkeys])
    expect(permissions).toContain(`${name}=(self)`);
  for (const name of ['microphone', 'payment', 'usb']) expect(permissions).toContain(`${name}=()`);
});
