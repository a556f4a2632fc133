import { type ReactNode, type Ref, useId } from 'react';
import s from './account.module.css';

type SectionProps = { title: string; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

/** One panel of the account. */
export function Section({ title, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section className={s.section} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1} className={s.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
