import type { Panel } from '../panel/panel-view.ts';

export type CalledNumber = { queueId: number; queueName: string; number: string };

type Shown = Pick<Panel, 'queueId' | 'name' | 'number' | 'state'>;

/**
 * Numbers that were called between two states of the board (DIS-006). `before` is `null` for the first state: its numbers
 * were called before the board started.
 */
export function calledNumbers(
  before: readonly Shown[] | null,
  after: readonly Shown[],
): CalledNumber[] {
  if (before === null) return [];
  return after.flatMap(({ queueId, name, number }) => {
    const known = before.find((panel) => panel.queueId === queueId);
    if (!known || number === null || number === known.number) return [];
    return [{ queueId, queueName: name, number }];
  });
}

/** The queues whose number moved: these flash (DIS-007). */
export function queueIdsOf(called: readonly CalledNumber[]): ReadonlySet<number> {
  return new Set(called.map(({ queueId }) => queueId));
}
