export type CounterAct = 'close' | 'reopen' | 'pause' | 'resume';
/** The two flags of a counter; together they make one of three states (QUE-038). */
export type CounterFlags = { closed: boolean; paused: boolean };

/**
 * The flags of a counter after an act; `null` when the act is rejected, because a closed queue is neither paused nor resumed.
 * Closing keeps a pause, so that reopening undoes only the closing (QUE-042, QUE-043).
 */
export function afterAct({ closed, paused }: CounterFlags, act: CounterAct): CounterFlags | null {
  switch (act) {
    case 'close':
      return { closed: true, paused };
    case 'reopen':
      return { closed: false, paused };
    default:
      return closed ? null : { closed, paused: act === 'pause' };
  }
}
