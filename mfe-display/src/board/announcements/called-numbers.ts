import type { Panel } from '../panel/panel-view.ts';

export type CalledNumber = { queueId: number; queueName: string; number: string };

type Shown = Pick<Panel, 'queueId' | 'name' | 'number' | 'state'>;

/**
 * Numbers that were called between two looks at the board (DIS-006). `null` before the first look: what is on show
 * when a board starts was called long ago.
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
