import type { Pass } from '@turno/shared-types';
import { useWords } from '../../locales/texts.ts';
import s from './passes.module.css';

/** The name of a pass, and its code, which distinguishes it from others of its type. */
export function PassName({ pass }: { pass: Pass }) {
  const t = useWords();
  return (
    <span className={s.words}>
      <strong className={s.name}>{pass.pass_type.name}</strong>
      {pass.mediacode && (
        <span className={s.detail}>{t('passes.code', { code: pass.mediacode })}</span>
      )}
    </span>
  );
}
