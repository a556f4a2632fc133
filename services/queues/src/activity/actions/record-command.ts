import type { StaffCommand } from '@turno/kit';
import type { ActivityKind } from '@turno/shared-types/activity';
import { hashedKey, randomKey } from '../../core/index.ts';
import type { Deps } from '../deps.ts';
import { lineOf } from '../rules/activity-line.ts';

/** Commands whose lines are written together with their changes. */
const RECORDED_ELSEWHERE: readonly ActivityKind[] = ['call', 'join-team'];

/** Records a successful staff command before its response is sent, so that every acknowledged command has a line. */
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
