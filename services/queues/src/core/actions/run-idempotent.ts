import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { hashedKey } from '../store/ids.ts';

type Ask = {
  userId: number;
  idempotencyKey: string | null;
  /** Everything that makes this request differ from another one. */
  request: readonly unknown[];
};

/**
 * Answers a request that comes again under its key as it was answered the first time, whatever happened since. The work
 * is given the name of its press, by which it does what it does only once.
 */
export async function runIdempotent<Reply>(
  { store }: Pick<Deps, 'store'>,
  { userId, idempotencyKey: key, request: asked }: Ask,
  work: (press: string | null) => Promise<Reply>,
): Promise<Reply> {
  if (key === null) return work(null);
  const request = JSON.stringify(asked);
  const id = hashedKey(`answer|${userId}|${key}`);
  const known = await store.answers.find(id);
  const press = hashedKey(`${id}|${request}`);
  const answer = known ?? (await store.answers.keep(id, { request, reply: await work(press) }));
  if (answer.request !== request) throw new ApiError('idempotency_key_reused');
  // What is kept under this request was made by this work.
  return answer.reply as Reply;
}
