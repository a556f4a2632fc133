import { createHash } from 'node:crypto';
import type { Log } from '@turno/kit';
import type { Resets } from '../passwords/store/resets.ts';
import { compose } from './compose.ts';
import { isMailGivenUp, nextMailTry } from './rules.ts';
import type { Letter, Outbox } from './store.ts';
import type { MailTransport } from './transport.ts';

const EVERY_MS = 10_000;

type MailParts = {
  outbox: Outbox;
  resets: Pick<Resets, 'issue'>;
  transport: MailTransport;
  /** Where the links of mails lead: from the configuration only, never from a request. */
  siteUrl: string;
  now: () => Date;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};

export type Mail = {
  /** Promises a mail: once this is done it will be sent, whatever happens to this process. */
  send(letter: Omit<Letter, 'id'> & { id?: string }): Promise<void>;
  /** Sends what is due, now. Mails that do not get through stay and are tried again later. */
  deliver(): Promise<void>;
  /** Delivers from now on, at once and every few seconds; answers how to stop. */
  start(): () => Promise<void>;
};

/** Mails to people: an outbox in the database, a sender that repeats, words in four languages. */
export function createMail(parts: MailParts): Mail {
  const { outbox } = parts;
  let delivering = Promise.resolve();
  let isStarted = false;
  const deliver = () => {
    delivering = delivering.then(() => deliverAll(parts));
    return delivering;
  };
  const deliverQuietly = () => {
    deliver().catch((error: unknown) => parts.log.warn({ err: error }, 'mails wait'));
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
      const isGivenUp = isMailGivenUp(writtenAt, now());
      if (isGivenUp) await outbox.remove(id);
      // The reason may hold the address: it stays out of the log.
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
      log.error({ ...about, reason }, isGivenUp ? 'mail given up' : 'mail not sent, tried again');
    }
  }
}

/** The secret of a link is made here, at the last moment, so that the outbox never holds one. */
async function deliverOne(parts: MailParts, letter: Letter): Promise<void> {
  const { resets, transport, siteUrl, now } = parts;
  const isReset = letter.kind === 'password-reset';
  const token = isReset ? await resets.issue(letter.userId, now()) : null;
  // Deleted while its mail was on the way: there is nobody to write to.
  if (isReset && token === null) return;
  const path = isReset ? `/reset-password/${token}` : '/signin';
  const link = new URL(path, siteUrl).href;
  await transport({ name: nameOf(letter), to: letter.to, ...compose(letter, link) });
}

function nameOf({ id, kind, writtenAt }: Letter): string {
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 12);
  return `${writtenAt.toISOString().replace(/[:.]/g, '-')}-${kind}-${digest}`;
}
