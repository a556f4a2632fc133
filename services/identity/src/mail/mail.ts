import { createHash } from 'node:crypto';
import type { Log } from '@turno/kit';
import { compose } from './compose.ts';
import { isMailAbandoned, nextMailTry } from './rules.ts';
import type { Letter, Outbox } from './store.ts';
import type { MailTransport } from './transport.ts';

const EVERY_MS = 10_000;

type MailParts = {
  outbox: Outbox;
  /** Issues the token of a reset link; `null` when the account no longer exists. */
  issueResetToken: (userId: number, now: Date) => Promise<string | null>;
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
  const { outbox } = parts;
  let delivering = Promise.resolve();
  let isStarted = false;
  const deliver = () => {
    delivering = delivering.then(() => deliverAll(parts));
    return delivering;
  };
  const deliverQuietly = () => {
    deliver().catch((error: unknown) =>
      parts.log.warn({ err: error }, 'mails could not be delivered'),
    );
    delivering = delivering.catch(() => undefined);
  };
  return {
    async send(letter) {
      await outbox.add(letter);
      if (isStarted) deliverQuietly();
    },
    deliver,
    start() {
      isStarted = true;
      deliverQuietly();
      const timer = setInterval(deliverQuietly, EVERY_MS);
      timer.unref();
      return async () => {
        isStarted = false;
        clearInterval(timer);
        await delivering;
      };
    },
  };
}

async function deliverAll(parts: MailParts): Promise<void> {
  const { outbox, now, log } = parts;
  const retryAt = (tries: number) => nextMailTry(tries, now());
  for (;;) {
    const letter = await outbox.take(now(), retryAt);
    if (!letter) return;
    const { id, kind, tries, writtenAt } = letter;
    const about = { letter: nameOf(letter), kind, tries };
    try {
      await deliverOne(parts, letter);
      await outbox.remove(id);
      log.info(about, 'mail sent');
    } catch (error) {
      const isAbandoned = isMailAbandoned(writtenAt, now());
      if (isAbandoned) await outbox.remove(id);
      // The error message may contain the address, so only its code is logged.
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
      log.error(
        { ...about, reason },
        isAbandoned ? 'mail abandoned' : 'mail not sent, will be retried',
      );
    }
  }
}

/** The token of a reset link is issued here, at the last moment, so that the outbox never stores a secret. */
async function deliverOne(parts: MailParts, letter: Letter): Promise<void> {
  const { issueResetToken, transport, siteUrl, now } = parts;
  const isReset = letter.kind === 'password-reset';
  const token = isReset ? await issueResetToken(letter.userId, now()) : null;
  // The account was deleted while its mail was in the outbox.
  if (isReset && token === null) return;
  const path = isReset ? `/reset-password/${token}` : '/signin';
  const link = new URL(path, siteUrl).href;
  await transport({ name: nameOf(letter), to: letter.to, ...compose(letter, link) });
}

function nameOf({ id, kind, writtenAt }: Letter): string {
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${writtenAt.toISOString().replace(/[:.]/g, '-')}-${kind}-${digest}`;
}
