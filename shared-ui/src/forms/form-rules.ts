type Name<Values> = Extract<keyof Values, string>;
/** By field; `slots.0` is the first entry of a list. */
export type Problems<Values> = Partial<Record<Name<Values> | `${Name<Values>}.${number}`, string>>;

/** What a form takes as its schema (Standard Schema, version 1). */
export type FormRules<Values> = {
  '~standard': {
    version: 1;
    vendor: string;
    validate: (value: unknown) => unknown;
    types?: { input: Values; output: Values };
  };
};

/** A form's schema made of plain rules: what is wrong with which field, as a code or a key of the form's words. */
export function formRules<Values extends object>(
  judge: (values: Values) => Problems<Values> | Promise<Problems<Values>>,
): FormRules<Values> {
  return {
    '~standard': {
      version: 1,
      vendor: 'turno',
      // The form hands over the values it was given to begin with.
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
