import type { ReactNode } from 'react';
import s from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** A few numbers side by side, each with its label. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={s.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={s.fact}>
          <dt className={s.label}>{label}</dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
