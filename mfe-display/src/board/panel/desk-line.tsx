import { FittedName } from '../fitted-name.tsx';
import s from './desk-line.module.css';

type DeskLineProps = {
  desk: string | null;
  /** Whether the line stays free without a desk, because other panels show one and all numbers should have the same size. */
  isKept: boolean;
};

/** The desk that serves a number. */
export function DeskLine({ desk, isKept }: DeskLineProps) {
  if (desk === null) return isKept ? <div className={s.desk} data-free aria-hidden /> : null;
  return (
    <p className={s.desk}>
      <FittedName name={desk} />
    </p>
  );
}
