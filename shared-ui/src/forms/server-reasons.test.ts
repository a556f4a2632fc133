import { CALLS, type Call, isErrorCode } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { CallError } from '@turno/shared-ui/http';
import { createI18n } from '@turno/shared-ui/i18n';
import { noTexts } from '@turno/shared-ui/test';
import { serverProblems, wordsFor } from './form-problems.ts';

type Schema = { _zod: { def: object } };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;
const partsOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Every reason in its own words with which a schema refuses a value. */
function reasonsOf({ _zod: { def } }: Schema): unknown[] {
  const reason: unknown = 'error' in def && typeof def.error === 'function' ? def.error({}) : null;
  const inner = partsOf(def).flatMap((part) => (isSchema(part) ? [part] : partsOf(part)));
  return [reason, ...inner.filter(isSchema).flatMap(reasonsOf)];
}

const OWN = Object.values<Call>(CALLS).flatMap(({ body }) => reasonsOf(body));
/** Those that a check adds as it runs, and those of the library. */
const OTHERS = ['repeated', 'both coordinates', 'Invalid input', 'Too big: expected string'];
const REASONS = [...new Set([...OWN, ...OTHERS])].filter((each) => typeof each === 'string');

const UNSEEN = {
  it: /caratteri/,
  en: /characters/,
  es: /caracteres/,
  de: /Zeichen/,
};

test('ERR-024 each reason for which the contract refuses a field is worded in the language of the page', () => {
  expect(REASONS).toEqual(expect.arrayContaining(['plain text', 'visible text', 'empty_list']));
  for (const locale of LOCALES) {
    const { t } = createI18n(noTexts, locale);
    const textOf = (message: string) => {
      const errors = [{ field: 'name', message }];
      const code = isErrorCode(message) ? message : 'validation_error';
      const error = new CallError({ code, status: 400, message: 'Invalid request', errors });
      const { fields } = serverProblems(error, ['name'], {});
      return wordsFor((key, values) => t(key, { ...values }), {}, fields[0]?.message ?? '');
    };
    const general = t('errors.validation_error');
    for (const reason of REASONS) expect([locale, textOf(reason)]).not.toEqual([locale, reason]);
    expect(textOf('repeated')).toBe(general);
    for (const reason of ['plain text', 'visible text']) {
      expect(textOf(reason)).toMatch(UNSEEN[locale]);
    }
  }
});
