import { ApiError, type Route, serve } from '@turno/kit';
import { sendMailCall } from '@turno/shared-types';
import type { User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';

/** The user id of a recipient without an account. */
const NO_ACCOUNT = 0;

/** Mails that other services have identity send. */
export function mailRoutes({ store, mail, now }: Deps): Route[] {
  return [
    serve(sendMailCall, async ({ body }) => {
      const { id, template, to, locale, path, senderId, values } = body;
      const sender = senderId === undefined ? undefined : await store.users.findById(senderId);
      if (sender === null) throw new ApiError('user_not_found');
      // The recipient's account, if there is one, makes the mail part of that person's export and erasure.
      const recipient = await store.users.findByEmail(to);
      await mail.send({
        id: `${template}:${id}`,
        kind: template,
        to,
        locale,
        path,
        userId: recipient?.id ?? NO_ACCOUNT,
        writtenAt: now(),
        values: { ...values, ...(sender ? { sender: shownName(sender, values) } : {}) },
      });
      return null;
    }),
  ];
}

/**
 * IDN-008: the account of a registration bears the name of its place. Where the mail already contains that name, the address is
 * shown instead.
 */
function shownName({ name, email }: User, values: Readonly<Record<string, string>>): string {
  return name === null || Object.values(values).includes(name) ? email : name;
}
