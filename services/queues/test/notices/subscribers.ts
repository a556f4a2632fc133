import { deliverNext } from '@turno/kit';
import { openPushBrowser } from '@turno/kit/test';
import { pushPayloadSchema } from '@turno/shared-types/notices';
import { changeCounter } from '../../src/calling/actions/change-counter.ts';
import type { Deps } from '../../src/deps.ts';
import { changeNotices } from '../../src/notices/actions/change-notices.ts';
import { notifyPeople } from '../../src/notices/actions/notify-people.ts';
import { sendNotice } from '../../src/notices/actions/send-notice.ts';
import { deliveryOf } from '../../src/outbox/index.ts';
import { idsOf, newUser } from '../people.ts';
import { join, range, type TestHarness, type TestQueue } from '../test-harness.ts';

type PushService = {
  origin: string;
  received: { url: string; headers: Record<string, unknown>; body: Buffer }[];
};

/** Push services that the sender of the tests records. */
const recorded = ({ outbound }: TestHarness): PushService => ({
  origin: 'https://push.example',
  received: outbound.pushes,
});

/** The session in which a subscriber asks for messages. */
export const sessionOf = (userId: number) => `session-${userId}`;

/** People who asked for messages about their tickets, and what their browsers got. */
export function subscribersOf(
  harness: () => TestHarness,
  service: () => PushService = () => recorded(harness()),
) {
  const counters = new Set<number>();
  let endpoints = 0;

  /** The job looks at every ticket that changed. */
  async function look(deps: Deps = harness().deps) {
    await deps.store.ticketNotices.markChanged([...counters], deps.now());
    await notifyPeople(deps);
  }
  /** The same, and the worker empties the outbox. */
  async function deliver() {
    const { deps } = harness();
    await look();
    const send: ReturnType<typeof deliveryOf>['send'] = async (item) => {
      if (item.kind.startsWith('notice-') && 'subscriptionId' in item) await sendNotice(deps, item);
    };
    const delivery = { ...deliveryOf(deps, () => 0.5), send };
    while (await deliverNext(delivery, ['notice-push', 'notice-mail', 'notice-text'])) {
      // The next one.
    }
  }
  return {
    look,
    deliver,
    pass(seconds: number): void {
      const { clock } = harness();
      clock.now = new Date(clock.now.getTime() + seconds * 1_000);
    },
    async queueWith(people: number): Promise<TestQueue> {
      const testQueue = await harness().addQueue();
      for (const _ of range(1, people)) await join(harness().deps, testQueue, newUser());
      return testQueue;
    },
    change(testQueue: TestQueue, to: { closed: boolean } | { paused: boolean }) {
      return changeCounter(harness().deps, { ...idsOf(testQueue), change: to });
    },
    /** Somebody who takes a number, and asks for messages in a browser. */
    async subscriber(testQueue: TestQueue, change = {}, joining: Parameters<typeof join>[3] = {}) {
      const userId = newUser();
      const ticket = await join(harness().deps, testQueue, userId, joining);
      counters.add(ticket.counterId);
      endpoints += 1;
      const endpoint = `${service().origin}/${endpoints}`;
      const { subscription, read } = openPushBrowser(endpoint);
      const holding = { userId, counterId: ticket.counterId, number: ticket.number };
      const ask = (body: object, locale: 'de' | 'it' = 'de') =>
        changeNotices(harness().deps, holding, {
          locale,
          change: body,
          sessionId: sessionOf(userId),
        });
      await ask({ push: subscription, ...change });
      const messages = () => {
        const sent = service().received.filter(({ url }) => url === endpoint);
        return sent.map((message) =>
          pushPayloadSchema.parse(JSON.parse(read(message, harness().deps.push.publicKey))),
        );
      };
      return {
        userId,
        ticket,
        ask,
        messages,
        endpoint,
        async kinds() {
          await deliver();
          return messages().map(({ kind, detail }) => detail ?? kind);
        },
      };
    },
    /** The job is told of this counter too. */
    watch: (counterId: number) => counters.add(counterId),
  };
}
