import { CallError } from '@turno/shared-ui/http';

export type ServerProblems = {
  /** What belongs to fields of the form, by the form's names. */
  fields: { name: string; message: string }[];
  /** The message outside the fields; `null` when the field errors cover the whole error. */
  rest: unknown;
};

/**
 * Splits a failed submission into problems of the form's fields and the rest. Problems of unknown fields belong to the
 * rest, so that none is lost. Without a message the code is the message.
 */
export function serverProblems(
  error: unknown,
  names: readonly string[],
  fieldNames: Readonly<Record<string, string>>,
): ServerProblems {
  if (!(error instanceof CallError)) return { fields: [], rest: error };
  const found = error.errors.flatMap(({ field, message }) => {
    const name = field === null ? undefined : (fieldNames[field] ?? field);
    const isOurs = name !== undefined && names.includes(name.split('.', 1)[0] ?? name);
    if (!isOurs) return [];
    const isPlain = error.code !== null && message === error.message;
    return [{ name, message: isPlain ? (error.code ?? message) : message }];
  });
  return { fields: found, rest: found.length > 0 ? null : error };
}
