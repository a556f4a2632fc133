import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type MouseEvent, useId } from 'react';
import s from './form.module.css';
import type { FormProblem } from './form-problems.ts';

type FormSummaryProps = {
  problems: readonly FormProblem[];
  labels: Readonly<Record<string, string>>;
};

/** Everything that is wrong, each line leading to its field. */
export function FormSummary({ problems, labels }: FormSummaryProps) {
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

// By name, not by id: ids are the components' own. A group has its name on every choice.
function goTo(event: MouseEvent<HTMLElement>, name: string): void {
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
