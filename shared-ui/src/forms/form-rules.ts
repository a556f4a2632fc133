type Name<Values> = Extract<keyof Values, string>;
/** The problems by field; `slots.0` is the first entry of a list. */
export type Problems<Values> = Partial<Record<Name<Values> | `${Name<Values>}.${number}`, string>>;

/** The schema that a form accepts (Standard Schema, version 1). */
export type FormRules<Values> = {
  '~standard': {
    version: 1;
    vendor: string;
    validate: (value: unknown) => unknown;
    types?: { input: Values; output: Values };
  };
};

/**
 * Makes a form's schema from a plain function that returns the problem of each field, as a code or a key of the form's words.
 */
export function formRules<Values extends object>(
  judge: (values: Values) => Problems<Values> | Promise<Problems<Values>>,
): FormRules<Values> {
  return {
    '~standard': {
      version: 1,
      vendor: 'turno',
      // The form passes its own values, so the assertion holds.
      validate: (value) => {
        const found = judge(value as Values);
        return found instanceof Promise
          ? found.then((problems) => resultOf(value, problems))
          : resultOf(value, found);
      },
    },
  };
}

function resultOf<Values extends object>(value: unknown, problems: Problems<Values>): unknown {
  const issues = Object.entries<string | undefined>(problems).flatMap(([name, message]) =>
    message ? [{ message, path: name.split('.') }] : [],
  );
  return issues.length > 0 ? { issues } : { value };
}
