import { runEach } from '@turno/kit';
import type { StaffChange } from '../../merchants/index.ts';
import type { ManagerMail } from '../../outbox/index.ts';
import type { Deps } from '../deps.ts';
import { ROLE_WORDS } from '../rules/role-words.ts';
import { mailPerson } from './mail-person.ts';

/**
 * S-08: puts a mail into the outbox for a person whose role changed, or who was removed from the team. Until then the merchant
 * stores that the mail is due.
 */
export async function enqueueStaffMail(
  { store }: Pick<Deps, 'store'>,
  change: StaffChange & { merchantId: number },
): Promise<void> {
  const { merchantId, userId, role, at } = change;
  const id = `staff-changed.${merchantId}.${at.getTime()}.${userId}`;
  await store.outbox.put([{ id, kind: 'staff-changed', merchantId, userId, role }]);
  await store.managers.endStaffChange(change);
}

/** Enqueues the mails that a crash left out, for a bounded number of merchants. */
export async function finishStaffChanges(deps: Deps, limit: number): Promise<void> {
  const due = await deps.store.managers.findStaffChanges(limit);
  await runEach(due, (change) => enqueueStaffMail(deps, change));
}

type Changed = Extract<ManagerMail, { kind: 'staff-changed' }>;

/** Mails the role as of the change, even if it has changed again since. */
export function mailChangedStaff(deps: Deps, item: Changed): Promise<void> {
  const { role } = item;
  return mailPerson(deps, item, ({ merchant, locale }) =>
    role === null
      ? { template: 'staff-removed', path: '/manage-merchant', values: { merchant } }
      : {
          template: 'staff-role-changed',
          path: '/manage-merchant',
          values: { merchant, role: ROLE_WORDS[locale][role] },
        },
  );
}
