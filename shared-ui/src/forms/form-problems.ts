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

/** The reasons of the contract for rejecting a text with characters that a screen does not show. */
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
  /** The problems of the form's fields, by the form's names. */
  fields: { name: string; message: string }[];
  /** The message outside the fields; `null` when the field errors cover the whole error. */
  rest: unknown;
};

/**
 * Splits a failed submission into problems of the form's fields and the rest. Problems of unknown fields belong to the rest, so
 * that none is lost. The code replaces a message that adds nothing to it or is for developers only. An error without a field is
 * assigned to the field that its area names.
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

/** Whether a message is a reason of the contract's schemas, which are English and not meant for the reader. */
function isTechnical({ code }: CallError, message: string): boolean {
  return code === 'validation_error' && !isErrorCode(message) && !UNSEEN.includes(message);
}

type Placed = { errors: CallError['errors']; rest: CallError };

/** Assigns an error without a field to the field that its area names, with the code that its message implies. */
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
