import { createHash, randomUUID } from 'node:crypto';
import {
  type Delivery,
  deliverNext,
  type Log,
  type PeriodicJob,
  startOutboxWorker,
} from '@turno/kit';
import { compose } from './compose.ts';
import {
  isMailAbandoned,
  LETTER_KINDS,
  type Letter,
  type MailOutbox,
  nextMailTry,
} from './letter.ts';
import type { MailTransport } from './transport.ts';

const EVERY_MS = 10_000;

type TokenRequest = { userId: number; email: string };
/** Issues the token of a mailed link; `null` when no mail is needed. */
type IssueToken = (request: TokenRequest, now: Date) => Promise<string | null>;

type MailParts = {
  outbox: MailOutbox;
  /** Issuers of tokens, by the kind of mail whose link carries one. */
  issueToken: { reset: IssueToken; confirmation: IssueToken };
  transport: MailTransport;
  /** Base URL of the links in mails: from the configuration only, never from a request. */
  siteUrl: string;
  now: () => Date;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};

export type Mail = {
  /** Inserts a mail into the outbox: from then on it will be sent, even if this process dies. */
  send(letter: Omit<Letter, 'id'> & { id?: string }): Promise<void>;
  /** Sends the mails that are due. Mails that fail stay in the outbox and are retried later. */
  deliver(): Promise<void>;
  /** Delivers now and every ten seconds; returns the function that stops it. */
  start(): () => Promise<void>;
};

/** Transactional mail: an outbox in the database, a sender that retries, texts in four languages. */
export function createMail(parts: MailParts): Mail {
  const { outbox, log } = parts;
  const delivery = deliveryOf(parts);
  let worker: PeriodicJob | null = null;
  return {
    async send({ id = randomUUID(), ...letter }) {
      await outbox.put([{ id, ...letter }]);
      worker?.trigger();
    },
    async deliver() {
      while (await deliverNext(delivery, LETTER_KINDS)) {
        // The next mail.
      }
    },
    start() {
      const started = startOutboxWorker(delivery, {
        lanes: [LETTER_KINDS],
        everyMs: EVERY_MS,
        concurrency: 1,
        onError: (error) => log.warn({ err: error }, 'mails could not be delivered'),
      });
      worker = started;
      started.trigger();
      return () => started.stop();
    },
  };
}

function deliveryOf(parts: MailParts): Delivery<Letter> {
  const { outbox, now, log } = parts;
  const retryInMs = (tries: number) => nextMailTry(tries, now()).getTime() - now().getTime();
  return {
    outbox,
    claimMs: retryInMs(0),
    async send(letter) {
      await deliverOne(parts, letter);
      log.info({ letter: nameOf(letter), kind: letter.kind }, 'mail sent');
    },
    retryInMs: (attempts, { writtenAt }) =>
      isMailAbandoned(writtenAt, now()) ? null : retryInMs(attempts - 1),
    onFailure(error, { item, attempts, isAbandoned }) {
      // The error message may contain the address, so only its code is logged.
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
      log.error(
        { letter: nameOf(item), kind: item.kind, tries: attempts, reason },
        isAbandoned ? 'mail abandoned' : 'mail not sent, will be retried',
      );
    },
    // The outbox stores an address no longer than its mail is useful.
    onAbandoned: ({ id }) => outbox.remove(id),
  };
}

/** The token of a link is issued here, at the last moment, so that the outbox never stores a secret. */
async function deliverOne(parts: MailParts, letter: Letter): Promise<void> {
  const path = await pathOf(parts, letter);
  // The account was deleted meanwhile, its mailbox holds enough links, or there is nothing left to confirm.
  if (path === null) return;
  const link = new URL(path, parts.siteUrl).href;
  await parts.transport({ name: nameOf(letter), to: letter.to, ...compose(letter, link) });
}

/** Where the link of a mail leads; `null` when the mail is not needed any more. */
async function pathOf({ issueToken, now }: MailParts, letter: Letter): Promise<string | null> {
  const { kind, userId, to: email, path } = letter;
  if (path !== undefined) return path;
  if (kind === 'account-deleted') return '/';
  if (kind === 'password-reset') {
    const token = await issueToken.reset({ userId, email }, now());
    return token && `/reset-password/${token}`;
  }
  if (kind !== 'email-confirmation' && kind !== 'email-change') return '/signin';
  const token = await issueToken.confirmation({ userId, email }, now());
  return token && `/confirm-email/${token}`;
}

function nameOf({ id, kind, writtenAt }: Letter): string {
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${writtenAt.toISOString().replace(/[:.]/g, '-')}-${kind}-${digest}`;
}
