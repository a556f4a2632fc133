import { useId } from 'react';
import { useWords } from '../../locales/texts.ts';
import s from './how-it-works.module.css';

const STEPS = ['find', 'take', 'come'] as const;

/** How the product works, in three steps (CON-001). */
export function HowItWorks() {
  const t = useWords();
  const id = useId();
  return (
    <section className={s.section} aria-labelledby={id}>
      <h2 id={id} className={s.title}>
        {t('how.title')}
      </h2>
      <ol className={s.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={s.step}>
            <span className={s.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={s.name}>{t(`how.${step}`)}</h3>
            <p className={s.words}>{t(`how.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
