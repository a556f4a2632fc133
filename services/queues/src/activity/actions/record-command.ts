import type { StaffCommand } from '@turno/kit';
import { hashedKey, randomKey } from '../../core/index.ts';
import type { Deps } from '../deps.ts';
import { lineOf } from '../rules/activity-line.ts';

/**
 * Records a command of staff that succeeded, before it is answered: a line exists of each command that was acknowledged.
 * A command that calls tickets writes its lines itself, with the tickets.
 */
export async function recordCommand(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  command: StaffCommand,
): Promise<void> {
  if (command.activity === 'call') return;
  const line = lineOf(command, now());
  if (!line) return;
  const { idempotencyKey: key, caller, params } = command;
  const named = ['activity', caller.userId, key, line.kind, JSON.stringify(params)];
  await store.activities.add(key === null ? randomKey() : hashedKey(named.join('|')), line);
}
