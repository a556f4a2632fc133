import { counterIdOf } from '../../queue-days/index.ts';
import type { Store } from '../deps.ts';
import { type UnfinishedMoment, unfinishedDate } from '../rules/unfinished-date.ts';
import type { Figures } from '../store/figures.ts';

export type DayBefore = { figures: Figures };

/** S-05: the figures of a queue on the previous day, while staff still finish it; otherwise `null`, without a read. */
export async function figuresBefore(
  { counters, figures }: Pick<Store, 'counters' | 'figures'>,
  moment: UnfinishedMoment & { queue: { id: number } },
): Promise<DayBefore | null> {
  const date = unfinishedDate(moment);
  if (date === null) return null;
  const id = counterIdOf({ queueId: moment.queue.id, date });
  const found = (await figures.readBounded(await counters.existing([id]))).get(id);
  return found ? { figures: found } : null;
}
