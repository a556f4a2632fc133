import type { Desk } from '@turno/shared-types';

type Called = {
  executedAt: Date | null;
  desk?: Desk;
  calledAgain?: { at: Date; desk?: Desk };
  asideAt?: Date;
};

/** S-21: from when a called ticket stays valid: its latest call. One that waits or is kept aside has no such time. */
export function calledAt({ executedAt, calledAgain, asideAt }: Called): Date | null {
  return asideAt ? null : (calledAgain?.at ?? executedAt);
}

/** S-20, S-21: the desk that called a ticket last; `null` is the one without a name. */
export function servingDesk({ desk, calledAgain }: Called): Desk | null {
  return (calledAgain ? calledAgain.desk : desk) ?? null;
}
