import { VisuallyHidden } from '@turno/shared-ui/components';
import { useWords } from '../../locales/texts.ts';
import s from './facts.module.css';

/** `null` shows a dash. */
export type Fact = {
  label: string;
  value: string | number | null;
  /** The value in other words, shown below it. */
  hint?: string;
  /** The text that screen readers announce instead of the dash; "no figure" by default. */
  none?: string;
};

/** A few numbers side by side, each with its label. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={s.facts}>
      {facts.map(({ label, value, hint, none }) => (
        <div key={label} className={s.fact}>
          <dt className={s.label}>{label}</dt>
          <dd>
            <span className={s.value}>{value ?? <None words={none} />}</span>
            {hint && <span className={s.hint}>{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function None({ words }: { words: string | undefined }) {
  const t = useWords();
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{words ?? t('queue.noFigure')}</VisuallyHidden>
    </>
  );
}
