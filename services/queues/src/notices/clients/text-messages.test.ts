import { textConfig, textProblem, textSenderOf } from './text-messages.ts';

const SET = { SMS_URL: 'https://sms.example/messages', SMS_TOKEN: 'token', SMS_SENDER: 'Turno' };

test('without a provider nothing is offered, and half a provider is a mistake', () => {
  const post = async () => 200;
  expect([textProblem({}), textSenderOf({}, post)]).toEqual([null, null]);
  expect(textProblem(SET)).toBeNull();
  expect(textSenderOf(SET, post)).not.toBeNull();
  expect(textProblem({ ...SET, SMS_TOKEN: undefined })).toMatch(/set together/);
});

test.each([
  ['Turno', true],
  ['+390612345678', true],
  ['a name that is too long', false],
  ['', false],
])('receivers see a name of eleven signs or a number: %s', (sender, isValid) => {
  expect(textConfig.SMS_SENDER.safeParse(sender).success).toBe(isValid);
});
