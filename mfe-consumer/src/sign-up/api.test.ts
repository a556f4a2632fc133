import { createHttp } from '@turno/shared-ui/http';
import { buildRemoteProps, openFakeGateway } from '@turno/shared-ui/test';
import { signUp } from './api.ts';

test('IDN-021: without a bot-check value it fails here, without a network call', async () => {
  const gateway = openFakeGateway();
  const account = { email: 'ada@example.com', password: 'correct horse' };
  await expect(signUp(createHttp(buildRemoteProps().props), account, '')).rejects.toMatchObject({
    code: 'captcha_error',
    message: 'Captcha error',
  });
  expect(gateway.requests).toEqual([]);
  gateway.close();
});
