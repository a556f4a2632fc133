import { sendManagerMail } from '../src/managers/actions/disabled-webhooks.ts';
import type { ManagerMail } from '../src/outbox/index.ts';
import type { TestHarness } from './test-harness.ts';

/** The owner of a team, whose language is Spanish, and a person at its desk, who speaks German. */
export const [ADA, BOB] = [751, 752];

/** A team of two, and the mails of one kind about its changes; the harness may be opened later. */
export function teamMailsOf(harness: () => TestHarness, kind: ManagerMail['kind']) {
  return {
    /** Removes the mails of earlier tests. */
    reset() {
      const { accounts } = harness();
      accounts.mails.length = 0;
      accounts.set(ADA, { locale: 'es' });
      accounts.set(BOB, { locale: 'de' });
    },
    /** A merchant of this team, and what names a change that Ada makes of Bob. */
    async newTeam() {
      const team = [
        { userId: ADA, role: 'owner' as const, since: null },
        { userId: BOB, role: 'desk' as const, since: null },
      ];
      const { merchant } = await harness().addQueue({ merchant: { team } });
      return { merchant, change: { merchantId: merchant.id, userId: BOB, by: ADA } };
    },
    /** Dependencies of a process that dies before it puts a mail into the outbox. */
    dying() {
      const { deps } = harness();
      const put = () => Promise.reject(new Error('killed'));
      return { ...deps, store: { ...deps.store, outbox: { ...deps.store.outbox, put } } };
    },
    /** Delivers the mails of the outbox as its worker does. */
    async deliver(): Promise<void> {
      const { deps, store } = harness();
      for (;;) {
        const due = await store.outbox.claim([kind], 30_000);
        if (!due) return;
        if (due.item.kind !== kind) throw new Error('another kind');
        await sendManagerMail(deps, due.item as ManagerMail);
        await store.outbox.remove(due.item.id);
      }
    },
  };
}
