import type { Desk } from '@turno/shared-types';

type Called = {
  executedAt: Date | null;
  desk?: Desk;
  calledAgain?: { at: Date; desk?: Desk };
  asideAt?: Date;
};

/** S-21: the latest call of a ticket, from which its validity counts. A ticket that waits or is set aside has none. */
export function calledAt({ executedAt, calledAgain, asideAt }: Called): Date | null {
  return asideAt ? null : (calledAgain?.at ?? executedAt);
}

/** S-20, S-21: the desk that last called a ticket; `null` for the desk without a name. */
export function servingDesk({ desk, calledAgain }: Called): Desk | null {
  return (calledAgain ? calledAgain.desk : desk) ?? null;
}
