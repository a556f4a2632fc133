import type { Locale } from '@turno/shared-types';

/** A phone that is notified of changes, as Apple Wallet names it. */
export type WalletDevice = { id: string; pushToken: string };

/** A ticket or a pass that its holder saved in a wallet. */
export type WalletRecord = {
  id: string;
  /** The group of the record: the counter of a ticket, the account of a pass. */
  groupId: number;
  language: Locale;
  savedAt: Date;
  /** The digest of the shown content. */
  shown: string;
  /** When the record is compared next without a known change; `null` after its pass has ended permanently. */
  dueAt: Date | null;
  /** Since when the wallet has shown it as ended. */
  endedAt?: Date | null;
  /** G-60: whether its holder was erased; the next refresh ends the pass in the wallet and removes the record. */
  isEnding?: boolean;
  /** The number of consecutive failed updates. */
  failures?: number;
  /** The id of the last message sent. */
  alerted?: string | null;
  /** Apple Wallet: the token with which a phone authenticates when it requests this pass. */
  token?: string;
  /** Apple Wallet: the content that phones were notified to fetch; `changedAt` says since when. */
  announced?: string;
  changedAt?: Date;
  devices?: WalletDevice[];
};
export type WalletDocument = Omit<WalletRecord, 'id'> & { _id: string };

export const recordOf = ({ _id: id, ...rest }: WalletDocument): WalletRecord => ({ id, ...rest });

const APPLE = 'apple-';
export const appleId = (subject: string) => `${APPLE}${subject}`;
/** Records of Google Wallet have the plain id of the ticket or pass. */
export const isApple = ({ id }: Pick<WalletRecord, 'id'>) => id.startsWith(APPLE);
export const subjectOf = (record: Pick<WalletRecord, 'id'>) =>
  isApple(record) ? record.id.slice(APPLE.length) : record.id;
