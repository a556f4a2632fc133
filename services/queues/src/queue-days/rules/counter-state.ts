export type CounterAct = 'close' | 'reopen' | 'pause' | 'resume';
/** The two flags of a counter; together they make one of three states (QUE-038). */
export type CounterFlags = { closed: boolean; paused: boolean };

/**
 * What a counter becomes; `null` when the act is refused, because a closed queue is neither paused nor resumed. Closing
 * leaves a pause as it was, so that reopening takes back the closing and nothing else (QUE-042, QUE-043).
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
