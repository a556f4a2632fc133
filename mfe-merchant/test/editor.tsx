import { screen } from '@testing-library/react';
import type { Merchant, Queue } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue, type ScreenOptions } from '@turno/shared-ui/test';
import { mine, show } from './show.tsx';

/** A single queue, alone and with people who wait. */
export const BANCO = buildQueue({ capacity: 2, maxPax: 10 });
export const BANCO_IN_USE: Queue = {
  ...BANCO,
  queue_daily_counters: [buildCounter({ ticketsAhead: 2, paxAhead: 2 })],
};

const sizes = [1, 3, 5, 7].map((minPax, index) =>
  buildQueue({
    id: 21 + index,
    parentQueueId: 20,
    minPax,
    maxPax: minPax === 7 ? null : minPax + 1,
  }),
);
export const TAVOLI = buildQueue({
  id: 20,
  name: 'Tavoli',
  multiQueue: true,
  childQueues: sizes,
});

/** Opens the editor of a queue, or of a new one of this type. */
export function openEditor(
  queue: Queue | 'manage' | 'event',
  replies: NonNullable<ScreenOptions['replies']> = [],
  change: Partial<Merchant> = {},
) {
  const isNew = typeof queue === 'string';
  const kind = isNew ? queue : queue.type === 'event' ? 'event' : 'manage';
  return show({
    path: `/${kind}-queue/${isNew ? 0 : queue.id}`,
    replies: [mine(buildMerchant({ queues: isNew ? [] : [queue], ...change })), ...replies],
  });
}

type Shown = ReturnType<typeof show>;

export const box = (name: RegExp) => screen.findByRole('textbox', { name });
export const button = (name: string) => screen.findByRole('button', { name });

/** The last part of the path, and the body, of every request of a method. */
export const sent = (gateway: Shown['gateway'], method: string) =>
  gateway.requests
    .filter((each) => each.method === method)
    .map(({ path, body }) => [path.split('/').at(-1), body]);

export async function retype(user: Shown['user'], name: RegExp, text: string): Promise<void> {
  await user.clear(await box(name));
  if (text !== '') await user.fill(await box(name), text);
}
