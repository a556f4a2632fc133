import { createOutbox } from '../src/jobs/outbox.ts';
import type { Delivery } from '../src/jobs/outbox-worker.ts';
import { connectTestDatabase } from './test-database.ts';

export type Message = {
  id: string;
  kind: 'call' | 'mail';
  userId: number;
  receiver?: string;
  since?: Date;
};

export const message = (number: number, kind: Message['kind'] = 'mail'): Message => ({
  id: `message.${number}`,
  kind,
  userId: number,
});

/** An empty outbox, by a clock of the test where it has one. */
export async function openTestOutbox(now = () => new Date()) {
  const { db, close } = await connectTestDatabase();
  const outbox = await createOutbox<Message>(db, now);
  return {
    db,
    close,
    outbox,
    count: () => db.collection('outbox').countDocuments(),
    empty: () => db.collection('outbox').deleteMany(),
    deliveryTo: (sent: Message[], parts: Partial<Delivery<Message>> = {}): Delivery<Message> => ({
      outbox,
      send: async (item) => void sent.push(item),
      retryInMs: (attempts) => (attempts < 3 ? 1_000 : null),
      claimMs: 30_000,
      onFailure: () => undefined,
      ...parts,
    }),
  };
}

/** A receiver that answers when the test lets it. */
export function slowReceiver() {
  const wait = { end: () => {} };
  const answered = new Promise<void>((resolve) => Object.assign(wait, { end: resolve }));
  return { answered, answer: () => wait.end() };
}

export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}
