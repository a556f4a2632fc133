import type { StaffCommand } from '@turno/kit';
import type { ActivityKind } from '@turno/shared-types/activity';
import { hashedKey, randomKey } from '../../core/index.ts';
import type { Deps } from '../deps.ts';
import { lineOf } from '../rules/activity-line.ts';

/** Commands that write their lines with what they change. */
const RECORDED_ELSEWHERE: readonly ActivityKind[] = ['call', 'join-team'];

/** Records a command of staff that succeeded, before it is answered: a line exists of each command that was acknowledged. */
export async function recordCommand(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  command: StaffCommand,
): Promise<void> {
  if (RECORDED_ELSEWHERE.includes(command.activity)) return;
  const line = lineOf(command, now());
  if (!line) return;
  const { idempotencyKey: key, caller, params } = command;
  const named = ['activity', caller.userId, key, line.kind, JSON.stringify(params)];
  await store.activities.add(key === null ? randomKey() : hashedKey(named.join('|')), line);
}
