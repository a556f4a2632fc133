import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { ErrorAreaName } from '../errors/error-areas.ts';
import { type FormProblem, problemsOf, serverProblems, wordsFor } from './form-problems.ts';
import { editedNames, useStoredValues } from './use-stored-values.ts';

/** A schema of zod, or of anything else that follows the same standard. */
type FormSchema<Values, Sent> = {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => unknown;
    readonly types?: { readonly input: Values; readonly output: Sent } | undefined;
  };
};

export type FormOptions<Values extends FieldValues, Sent> = {
  /** Validates the values; an issue's message is a code of the catalogue, a key of `words`, or the text itself. */
  schema: FormSchema<Values, Sent>;
  /** The values that Undo restores. When they change, fields that were not edited follow them. */
  defaultValues: Values;
  /**
   * Submits the values; `edited` names the fields that differ from the stored values. Errors it throws appear at the
   * fields they name, or in `problem`.
   */
  onSubmit: (values: Sent, edited: ReadonlySet<string>) => Promise<void>;
  /** The fields whose lists have fixed places, each with a value of its own, such as the days of a week. */
  fixedLists?: readonly string[];
  /** The words for the messages of the schema and for the codes of the server. */
  words?: Readonly<Record<string, string>>;
  /** The form's names of fields, by the names that the server uses for them. */
  fieldNames?: Readonly<Record<string, string>>;
  /** The error area that determines the field of an error without one. */
  errorArea?: ErrorAreaName;
};

/** The props that a form passes to a field. */
export type FieldOfForm<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
};

export type Form<Values extends FieldValues> = {
  field: <Name extends Path<Values>>(name: Name) => FieldOfForm<PathValue<Values, Name>>;
  values: Values;
  /** The problems of all invalid fields. */
  problems: FormProblem[];
  /** Why the last attempt failed, if no field is the cause. */
  problem: unknown;
  isDirty: boolean;
  isPending: boolean;
  /** Whether another person changed a field that this one has edited. */
  isChangedElsewhere: boolean;
  /** Resets the form to its stored values. */
  undo: () => void;
  submit: (event?: FormEvent) => void;
  /** The form element; its first invalid field takes the focus. */
  ref: RefObject<HTMLFormElement | null>;
};

/**
 * A form: a schema validates the values, errors appear at their fields, and the first invalid field of the page takes the
 * focus. After the first attempt fields validate as they change; after a success the entered values count as unchanged.
 */
export function useForm<Values extends FieldValues, Sent = Values>(
  options: FormOptions<Values, Sent>,
): Form<Values> {
  const { schema, defaultValues, onSubmit, words = {}, fieldNames = {}, errorArea } = options;
  const t = useSharedTexts();
  const [problem, setProblem] = useState<unknown>(null);
  const form = useHookForm<Values, unknown, Sent>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: standardSchemaResolver(schema as never) as Resolver<Values, unknown, Sent>,
    // Fields are focused in the order of the page, not in that of their registration.
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting, defaultValues: stored } = form.formState;
  const problems = problemsOf(errors, (message) => wordsFor(t, words, message));
  const ref = useFirstProblem(form);
  const elsewhere = useStoredValues(form, defaultValues, options.fixedLists);

  const send = form.handleSubmit(async (sent) => {
    setProblem(null);
    try {
      await onSubmit(sent, new Set(editedNames(form.getValues(), stored)));
      form.reset(form.getValues());
      elsewhere.clear();
    } catch (error) {
      const { fields, rest } = serverProblems(
        error,
        Object.keys(defaultValues),
        fieldNames,
        errorArea,
      );
      for (const { name, message } of fields) form.setError(name as Path<Values>, { message });
      setProblem(rest);
    }
  });
  return {
    ref,
    values: form.watch(),
    problem,
    problems,
    isDirty,
    isPending: isSubmitting,
    isChangedElsewhere: elsewhere.isChangedElsewhere,
    undo: () => {
      setProblem(null);
      elsewhere.clear();
      form.reset();
    },
    submit: (event) => {
      event?.preventDefault();
      if (!isSubmitting) void send();
    },
    field: fieldsOf(form, problems),
  };
}

function fieldsOf<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  problems: readonly FormProblem[],
): Form<Values>['field'] {
  const { isSubmitted } = form.formState;
  return (name) => ({
    name,
    value: form.getValues(name),
    onChange: (value) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    errorMessage: problems.find((each) => each.name === name)?.text,
  });
}

/** Focuses the first wrong field in the order of the page, once an attempt has failed and its problems are shown. */
function useFirstProblem<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting, isSubmitSuccessful } = form.formState;
  useEffect(() => {
    if (submitCount === 0 || isSubmitting || isSubmitSuccessful) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group cannot take the focus; its first option does.
    const target = wrong?.matches('input, select, textarea, button')
      ? wrong
      : wrong?.querySelector<HTMLElement>('input, select, textarea, button');
    target?.focus();
  }, [submitCount, isSubmitting, isSubmitSuccessful]);
  return ref;
}
