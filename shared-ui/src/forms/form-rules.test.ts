import { formRules } from './form-rules.ts';

const rules = formRules<{ email: string; password: string }>(({ email, password }) => ({
  ...(email === '' ? { email: 'invalid_email' } : {}),
  ...(password === '' ? { password: 'required' } : {}),
}));
const judged = (email: string, password: string) =>
  rules['~standard'].validate({ email, password });

test('each problem is reported at its field', () => {
  expect(judged('', '')).toEqual({
    issues: [
      { message: 'invalid_email', path: ['email'] },
      { message: 'required', path: ['password'] },
    ],
  });
});

test('what is right passes as it was entered', () => {
  expect(judged('a', ' b ')).toEqual({ value: { email: 'a', password: ' b ' } });
});

test('a rule may take its time', async () => {
  const slow = formRules<{ phone: string }>(async ({ phone }) =>
    phone === '' ? {} : { phone: 'invalid_phone' },
  );
  expect(await slow['~standard'].validate({ phone: '1' })).toEqual({
    issues: [{ message: 'invalid_phone', path: ['phone'] }],
  });
  expect(await slow['~standard'].validate({ phone: '' })).toEqual({ value: { phone: '' } });
});
