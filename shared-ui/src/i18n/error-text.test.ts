import type { Locale } from '@turno/shared-types';
import { CallError } from '@turno/shared-ui/http';
import { noTexts } from '@turno/shared-ui/test';
import { createI18n, errorText, type Translate } from './index.ts';

function translate(locale: Locale): Translate {
  const { t } = createI18n(noTexts, locale);
  return (key, values) => t(key, { ...values });
}

test.each([
  { name: 'ERR-008 a closed queue', code: 'queue_closed', payload: null, text: 'La coda è chiusa' },
  {
    name: 'ERR-007 the limit of tickets with its number',
    code: 'max_tickets',
    payload: { n: 5 },
    text: 'Non puoi più metterti in coda qui, hai già raggiunto il limite massimo (5)',
  },
  {
    name: 'ERR-007 CST-001 the limit of a category, three where none is named',
    code: 'max_tickets_category',
    payload: null,
    text: 'Hai già 3 biglietti in questa categoria',
  },
  {
    name: 'ERR-005 a wrong password',
    code: 'invalid_credentials',
    payload: null,
    text: 'Email e/o password non corrette',
  },
  {
    name: 'a queue that opens later',
    code: 'lineup_not_open',
    payload: { startTime: '11:30' },
    text: 'Puoi metterti in coda dalle 11:30',
  },
] as const)('$name', ({ code, payload, text }) => {
  const error = new CallError({ code, status: 422, payload, message: 'x' });
  expect(errorText(translate('it'), error)).toBe(text);
});

test('ERR-025 an unknown error shows the words of the server', () => {
  const error = new CallError({ code: null, status: 418, message: 'I am a teapot' });
  expect(errorText(translate('en'), error)).toBe('I am a teapot');
});

test('ERR-025 a code that is missing in the catalogue shows the text of the server', () => {
  const fields = { code: 'brand_new', status: 422, message: 'Something new' };
  const error = Object.assign(new CallError({ ...fields, code: null }), fields);
  expect(errorText(translate('en'), error)).toBe('Something new');
});

test.each(['', 'Internal server error', 'ECONNREFUSED 127.0.0.1'])(
  'ERR-025 a failure of the services has our own words, not "%s"',
  (message) => {
    const error = new CallError({ code: null, status: 500, message });
    expect(errorText(translate('en'), error)).toBe(
      'Something went wrong on our side. Try again in a moment.',
    );
  },
);

test('ERR-010 what is no answer at all has the general text', () => {
  expect(errorText(translate('it'), new TypeError('boom'))).toBe(
    'Si è verificato un problema. Riprovare tra qualche secondo.',
  );
});

test('ERR-010 no connection, and an answer that took too long, are named as such', () => {
  const error = { code: null, status: 0, message: 'x' };
  expect(errorText(translate('en'), new CallError(error))).toMatch(/No connection/);
  const late = new CallError({ ...error, isTimedOut: true });
  expect(errorText(translate('en'), late)).toBe('No answer in time. Try again in a few seconds.');
});
