import { Alert } from '@turno/shared-ui/components';
import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import s from './form.module.css';
import { FormSummary } from './form-summary.tsx';
import type { Form as FormState } from './use-form.ts';

type FormProps<Values extends FieldValues> = {
  form: FormState<Values>;
  /** The fields' names as their labels say them: what the summary links to. */
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** One column of fields; a summary on top lists the problems if there is more than one. */
export function Form<Values extends FieldValues>({ form, labels, children }: FormProps<Values>) {
  const t = useSharedTexts();
  return (
    <form ref={form.ref} className={s.form} onSubmit={form.submit} noValidate>
      {form.problems.length > 1 && <FormSummary problems={form.problems} labels={labels} />}
      {children}
      {form.problem !== null && <Alert kind="error">{errorText(t, form.problem)}</Alert>}
    </form>
  );
}
