import { dropIndexes, type Migration } from '@turno/kit';
import { claimExistingAccounts } from './accounts/store/claims.ts';

type OldLetter = {
  _id: string;
  kind: string;
  userId: number;
  to: string;
  locale: string;
  writtenAt: Date;
  tries: number;
  nextTryAt: Date;
};

/** The steps that bring the database of an older release to the newest schema. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: 'mails wait in the common outbox',
    async run(db) {
      const letters = db.collection<{ _id: string }>('outbox');
      const isOld = { nextTryAt: { $exists: true } };
      for (const { _id, tries, nextTryAt, ...letter } of await letters
        .find<OldLetter>(isOld)
        .toArray()) {
        const item = { id: _id, ...letter };
        const waiting = { attempts: tries, dueAt: nextTryAt, state: 'waiting' };
        await letters.replaceOne({ _id, ...isOld }, { kind: letter.kind, item, ...waiting });
      }
      await dropIndexes(db, 'outbox', ['nextTryAt_1']);
    },
  },
  {
    version: 2,
    name: 'addresses and Facebook users are claimed outside the accounts',
    async run(db) {
      await claimExistingAccounts(db);
      // A sharded collection cannot be unique by them.
      await dropIndexes(db, 'users', ['email_1', 'facebookId_1', 'passwordReset.digest_1']);
    },
  },
  {
    version: 3,
    name: 'an account may have several mailed tokens',
    async run(db) {
      await db
        .collection('users')
        .updateMany({ passwordReset: { $exists: true } }, [
          { $set: { passwordResets: ['$passwordReset'] } },
          { $unset: 'passwordReset' },
        ]);
      await dropIndexes(db, 'users', ['passwordReset.digest_1', 'passwordReset.expiresAt_1']);
    },
  },
  {
    version: 4,
    name: 'accounts of earlier releases count as confirmed',
    async run(db) {
      // They were never mailed a link, and must not lose what a confirmed address permits (decision 142).
      await db
        .collection('users')
        .updateMany({ role: { $ne: 'ROLE_GUEST' }, emailVerifiedAt: { $exists: false } }, [
          { $set: { emailVerifiedAt: '$createdAt' } },
        ]);
    },
  },
  {
    version: 5,
    name: 'accounts of earlier releases count as used now',
    async run(db) {
      // Their last use is not known: an account that may have been used yesterday must stay (decision 189).
      const users = db.collection('users');
      const isLasting = { expiresAt: null, lastUsedAt: { $exists: false } };
      await users.updateMany(isLasting, [{ $set: { lastUsedAt: '$$NOW' } }]);
    },
  },
];
