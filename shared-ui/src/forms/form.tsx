import { Alert } from '@turno/shared-ui/components';
import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import { type MouseEvent, type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import s from './form.module.css';
import type { FormProblem } from './form-problems.ts';
import type { Form as FormState } from './use-form.ts';

type FormProps<Values extends FieldValues> = {
  form: FormState<Values>;
  /** The names of the fields as their labels show them, for the links of the summary. */
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

type FormSummaryProps = {
  problems: readonly FormProblem[];
  labels: Readonly<Record<string, string>>;
};

/** Lists all problems, each with a link to its field. */
function FormSummary({ problems, labels }: FormSummaryProps) {
  const t = useSharedTexts();
  const id = useId();
  return (
    <section className={s.summary} aria-labelledby={id}>
      <h2 id={id} className={s.title}>
        {t('forms.problems', { count: problems.length })}
      </h2>
      <ul className={s.list}>
        {problems.map(({ name, text }) => (
          <li key={name}>
            <a className={s.link} href={`#${name}`} onClick={(event) => goTo(event, name)}>
              {labels[name] ? `${labels[name]}: ${text}` : text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

// Finds a field by name, because components generate their own ids. In a group every option has the name.
function goTo(event: MouseEvent<HTMLElement>, name: string): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
