import { trusted } from 'mongoose';
import type { AccountModel, AccountUse, UserRecord } from './account-model.ts';

/** A use of an account is recorded at most this often. */
const RECORD_USE_EVERY_MS = 86_400_000;

/** An account that has not been used for long. */
export type UnusedAccount = Pick<UserRecord, 'email' | 'name'> &
  Pick<AccountUse, 'locale' | 'unusedNoticeAt'> & { id: number; lastUsedAt: Date };

/**
 * Matches accounts last used by `usedUntil` whose owners have not been notified or, if `notifiedUntil` is given, were by then.
 */
export function unusedFilter({
  usedUntil,
  notifiedUntil,
}: {
  usedUntil: Date;
  notifiedUntil?: Date;
}) {
  return {
    unusedNoticeAt: notifiedUntil ? trusted({ $lte: notifiedUntil }) : null,
    lastUsedAt: trusted({ $lte: usedUntil }),
  };
}

/** Records when accounts were last used, so that unused ones can be erased (STA-010). */
export function createAccountUse(accounts: AccountModel) {
  return {
    /**
     * Records a use once a day, and whenever its language differs from the last one, because mails to the account use that
     * language. It invalidates an earlier notice.
     */
    async record(userId: number, { lastUsedAt, locale }: AccountUse & { lastUsedAt: Date }) {
      const dayBefore = new Date(lastUsedAt.getTime() - RECORD_USE_EVERY_MS);
      const isDue = { lastUsedAt: trusted({ $lte: dayBefore }) };
      const isOtherLanguage = {
        locale: trusted({ $ne: locale }),
        lastUsedAt: trusted({ $lte: lastUsedAt }),
      };
      await accounts.updateOne(
        { _id: userId, $or: locale ? [isDue, isOtherLanguage] : [isDue] },
        { $set: { lastUsedAt, ...(locale ? { locale } : {}) }, $unset: { unusedNoticeAt: true } },
      );
    },
    async find(userId: number): Promise<AccountUse> {
      const found = await accounts.findById(userId).lean<UserRecord>();
      const { lastUsedAt, locale } = found ?? {};
      return { ...(lastUsedAt ? { lastUsedAt } : {}), ...(locale ? { locale } : {}) };
    },
    /** A bounded batch of unused accounts, those unused for longest first. */
    async findUnused(
      until: Parameters<typeof unusedFilter>[0],
      limit: number,
    ): Promise<UnusedAccount[]> {
      const found = await accounts
        .find(unusedFilter(until))
        .sort({ unusedNoticeAt: 1, lastUsedAt: 1 })
        .limit(limit)
        .lean<UserRecord[]>();
      return found.flatMap(({ _id: id, email, name, locale, lastUsedAt, unusedNoticeAt }) => {
        if (!lastUsedAt) return [];
        const notified = unusedNoticeAt ? { unusedNoticeAt } : {};
        return [{ id, email, name, lastUsedAt, ...(locale ? { locale } : {}), ...notified }];
      });
    },
    /** Records that the owner was notified, unless the account has been used since. */
    async setNotified({ id, lastUsedAt }: UnusedAccount, now: Date): Promise<void> {
      await accounts.updateOne({ _id: id, lastUsedAt }, { $set: { unusedNoticeAt: now } });
    },
  };
}
