import type { CallOutput, undoEntryCall } from '@turno/shared-types';
import { hashedKey } from '../../core/index.ts';
import type { Deps } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';

type Scan = Pick<CallOutput<typeof undoEntryCall>['body'], 'nonce' | 'by'>;

/**
 * S-08: adds the line of an entry or of its undo, once, however often the scan is sent. Entries by an API key are not recorded:
 * the key belongs to a scanner, which has its own log.
 */
export async function recordEntry(
  { store }: Pick<Deps, 'store'>,
  kind: 'check-in' | 'undo-entry',
  { merchantId, queueId, counterId, number, entries = [] }: TicketRecord,
  { nonce, by }: Scan,
): Promise<void> {
  const entry = entries.find((each) => each.nonce === nonce);
  const at = kind === 'check-in' ? entry?.at : entry?.undoneAt;
  if (!by || !at || (kind === 'undo-entry' && entry?.isUndoneByKey)) return;
  const line = { merchantId, queueId, counterId, number, ...by, at, kind };
  await store.activities.add(hashedKey(`${kind}|${merchantId}|${nonce}`), line);
}
