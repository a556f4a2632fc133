import { VisuallyHidden } from '@turno/shared-ui/components';
import { useWords } from '../../locales/texts.ts';
import s from './facts.module.css';

/** `null` shows a dash. */
export type Fact = {
  label: string;
  value: string | number | null;
  /** The same in other words, below it. */
  hint?: string;
};

/** A few numbers side by side, each with its label. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={s.facts}>
      {facts.map(({ label, value, hint }) => (
        <div key={label} className={s.fact}>
          <dt className={s.label}>{label}</dt>
          <dd>
            <span className={s.value}>{value ?? <None />}</span>
            {hint && <span className={s.hint}>{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function None() {
  const t = useWords();
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('queue.noFigure')}</VisuallyHidden>
    </>
  );
}
