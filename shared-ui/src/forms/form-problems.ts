import { isErrorCode } from '@turno/shared-types';
import { CallError } from '@turno/shared-ui/http';
import { errorText, type Translate } from '@turno/shared-ui/i18n';

export type FormProblem = { name: string; text: string };

/** Every message in a tree of errors, each with the name of its field: `slots.0.start`. */
export function problemsOf(
  errors: object,
  wordsFor: (message: string) => string,
  path = '',
): FormProblem[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const name = `${path}${key}`;
    const message: unknown = Reflect.get(value, 'message');
    return typeof message === 'string' && message !== ''
      ? [{ name, text: wordsFor(message) }]
      : problemsOf(value, wordsFor, `${name}.`);
  });
}

/** The text of a message: the form's own, an API error's, or the message itself. */
export function wordsFor(
  t: Translate,
  own: Readonly<Record<string, string>>,
  message: string,
): string {
  const words = own[message];
  if (words !== undefined) return words;
  if (!isErrorCode(message)) return message;
  return errorText(t, new CallError({ code: message, status: 422, message }));
}
