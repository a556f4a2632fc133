import { ApiError, isRejection } from '../api-error.ts';
import { repliedIf, Unchanged } from '../http/serve.ts';
import type { IdempotencyRecord, IdempotencyRecords } from './idempotency-records.ts';
import { commandKey, hashedKey } from './keys.ts';

type Records = Pick<IdempotencyRecords, 'claim' | 'save' | 'release'>;
type IdempotentRequest = {
  userId: number;
  idempotencyKey: string | null;
  /** All values that distinguish this request from others. */
  request: readonly unknown[];
};

/**
 * Answers a repeated request under the same key with the first reply, whatever happened since. The work receives a command id,
 * by which it takes effect only once. The key is claimed before the work, so that another request under it is rejected before
 * it has any effect, even if it arrives at the same instant, or belongs to a command of another kind.
 */
export async function runIdempotent<Result>(
  { store: { idempotencyRecords } }: { store: { idempotencyRecords: Records } },
  { userId, idempotencyKey: key, request: asked }: IdempotentRequest,
  work: (commandId: string | null) => Promise<Result>,
): Promise<Result> {
  if (key === null) return work(null);
  const request = JSON.stringify(asked);
  const id = commandKey(userId, key);
  const commandId = hashedKey(`${hashedKey(`answer|${userId}|${key}`)}|${request}`);
  const claimed = await idempotencyRecords.claim(id, request);
  if (claimed.request !== request) throw new ApiError('idempotency_key_reused');
  const record = 'reply' in claimed ? claimed : await firstReply();
  // A rejected attempt of this request released the claim, and another request claimed the key.
  if (record.request !== request) throw new ApiError('idempotency_key_reused');
  // A record of this request was written by this work, so its reply has this type.
  return repliedIf(record.isUnchanged !== true, record.reply) as Result;

  async function firstReply(): Promise<IdempotencyRecord> {
    try {
      return await idempotencyRecords.save(id, { request, ...replyOf(await work(commandId)) });
    } catch (error) {
      // The effect of a copy that was answered meanwhile may be the reason.
      const answered = isRejection(error) && (await idempotencyRecords.release(id, request));
      if (!answered) throw error;
      return answered;
    }
  }
}

function replyOf(result: unknown) {
  if (!(result instanceof Unchanged)) return { reply: result };
  return { reply: result.reply, isUnchanged: true as const };
}
