import { CallError } from '@turno/shared-ui/http';
import { noTexts } from '@turno/shared-ui/test';
import { createI18n, errorText, type Translate } from './index.ts';

const { t } = createI18n(noTexts, 'it');
const translate: Translate = (key, values) => t(key, { ...values });

test.each([
  [1, 'Troppe richieste: riprova tra 1 secondo'],
  [11.2, 'Troppe richieste: riprova tra 12 secondi'],
  [600, 'Troppe richieste: riprova tra 10 minuti'],
])('a rate limit of %d seconds says how long to wait', (retryAfterSeconds, text) => {
  const payload = { retryAfterSeconds };
  const error = new CallError({ code: 'rate_limited', status: 429, payload, message: 'x' });
  expect(errorText(translate, error)).toBe(text);
});
