import type { Locale } from '@turno/shared-types';

/** A phone that is notified of changes, as Apple Wallet names it. */
export type WalletDevice = { id: string; pushToken: string };

/** A ticket or a pass that its holder saved in a wallet. */
export type WalletRecord = {
  id: string;
  /** What it belongs to: the counter of a ticket, the account of a pass. */
  groupId: number;
  language: Locale;
  savedAt: Date;
  /** The digest of what the wallet shows. */
  shown: string;
  /** When it is compared next although nothing happened; `null` once it has ended for good. */
  dueAt: Date | null;
  /** Since when the wallet shows it as ended. */
  endedAt?: Date | null;
  /** G-60: whether its holder was erased; the next refresh ends what the wallet shows and removes the record. */
  isEnding?: boolean;
  /** Updates in a row that failed. */
  failures?: number;
  /** The id of the message that was sent last. */
  alerted?: string | null;
  /** Apple Wallet: what a phone proves itself with when it asks about this pass. */
  token?: string;
  /** Apple Wallet: what phones are told to fetch, and since when. */
  announced?: string;
  changedAt?: Date;
  devices?: WalletDevice[];
};
export type WalletDocument = Omit<WalletRecord, 'id'> & { _id: string };

export const recordOf = ({ _id: id, ...rest }: WalletDocument): WalletRecord => ({ id, ...rest });

const APPLE = 'apple-';
export const appleId = (subject: string) => `${APPLE}${subject}`;
/** Those of Google Wallet have the id of what they show. */
export const isApple = ({ id }: Pick<WalletRecord, 'id'>) => id.startsWith(APPLE);
export const subjectOf = (record: Pick<WalletRecord, 'id'>) =>
  isApple(record) ? record.id.slice(APPLE.length) : record.id;
