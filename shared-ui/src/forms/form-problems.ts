import { isErrorCode } from '@turno/shared-types';
import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { CallError } from '@turno/shared-ui/http';
import { errorText, type Translate } from '@turno/shared-ui/i18n';
import type { ErrorAreaName } from '../errors/error-areas.ts';
import { planFor } from '../errors/plan-for.ts';

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

/** Why the contract refuses a text of which a screen does not show every character. */
const UNSEEN = ['plain text', 'visible text'];

/** The text of a message: the form's own, an API error's, or the message itself. */
export function wordsFor(
  t: Translate,
  own: Readonly<Record<string, string>>,
  message: string,
): string {
  const words = own[message];
  if (words !== undefined) return words;
  if (UNSEEN.includes(message)) return t('forms.unseen');
  if (!isErrorCode(message)) return message;
  return errorText(t, new CallError({ code: message, status: 422, message }));
}

type ServerProblems = {
  /** What belongs to fields of the form, by the form's names. */
  fields: { name: string; message: string }[];
  /** The message outside the fields; `null` when the field errors cover the whole error. */
  rest: unknown;
};

/**
 * Splits a failed submission into problems of the form's fields and the rest. Problems of unknown fields belong to the
 * rest, so that none is lost. Without a message the code is the message, and with a reason that is for developers only. An
 * error without a field belongs to the one that its area names.
 */
export function serverProblems(
  error: unknown,
  names: readonly string[],
  fieldNames: Readonly<Record<string, string>>,
  area?: ErrorAreaName,
): ServerProblems {
  if (!(error instanceof CallError)) return { fields: [], rest: error };
  const { errors, rest } = area ? placedBy(area, error) : { errors: error.errors, rest: error };
  const found = errors.flatMap(({ field, message }) => {
    const name = field === null ? undefined : (fieldNames[field] ?? field);
    const isOurs = name !== undefined && names.includes(name.split('.', 1)[0] ?? name);
    if (!isOurs) return [];
    const isPlain = error.code !== null && message === error.message;
    const isWordless = isPlain || isTechnical(error, message);
    return [{ name, message: isWordless ? (error.code ?? message) : message }];
  });
  return { fields: found, rest: found.length > 0 ? null : rest };
}

/** The reasons of the contract's schemas are English, and no code that has a text. */
function isTechnical({ code }: CallError, message: string): boolean {
  return code === 'validation_error' && !isErrorCode(message) && !UNSEEN.includes(message);
}

type Placed = { errors: CallError['errors']; rest: CallError };

/** An error without a field, at the field that its area names and with the code that its message implies. */
function placedBy(area: ErrorAreaName, error: CallError): Placed {
  const isPlaced = error.errors.some(({ field }) => field !== null);
  // No field is to blame for an unreachable, failed or overloaded service.
  if (isPlaced || isOutcomeUnknown(error.status)) return { errors: error.errors, rest: error };
  const plan = planFor(area, error);
  const rest = plan.error ?? error;
  if (plan.display.as !== 'field') return { errors: error.errors, rest };
  const message = rest.code ?? rest.message;
  return { errors: [{ field: plan.display.field, message }], rest };
}
