import { ApiError, repliedIf, Unchanged } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { commandKey, hashedKey } from '../store/ids.ts';

type IdempotentRequest = {
  userId: number;
  idempotencyKey: string | null;
  /** All values that distinguish this request from others. */
  request: readonly unknown[];
};

/**
 * Answers a repeated request under the same key with the first reply, whatever happened since. The work receives a command id,
 * by which it takes effect only once. Another request under the key is rejected, even if the key was used for calling the next
 * ticket.
 */
export async function runIdempotent<Reply>(
  { store }: Pick<Deps, 'store'>,
  { userId, idempotencyKey: key, request: asked }: IdempotentRequest,
  work: (commandId: string | null) => Promise<Reply | Unchanged<Reply>>,
): Promise<Reply | Unchanged<Reply>> {
  if (key === null) return work(null);
  const request = JSON.stringify(asked);
  const id = commandKey(userId, key);
  const known = await store.idempotencyRecords.find(id);
  const commandId = hashedKey(`${hashedKey(`answer|${userId}|${key}`)}|${request}`);
  const record =
    known ??
    (await store.idempotencyRecords.save(id, { request, ...replyOf(await work(commandId)) }));
  if (record.request !== request) throw new ApiError('idempotency_key_reused');
  // A record of this request was written by this work, so its reply has this type.
  return repliedIf(record.isUnchanged !== true, record.reply as Reply);
}

function replyOf<Reply>(result: Reply | Unchanged<Reply>) {
  if (!(result instanceof Unchanged)) return { reply: result };
  return { reply: result.reply, isUnchanged: true as const };
}
