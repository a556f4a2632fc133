import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A composed mail; `name` is unique and the same at every try. */
export type OutgoingMail = {
  name: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};
/** Sends a mail or throws; a mail that is sent again after an error may arrive twice. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>;

type TransportChoice = {
  smtpUrl: string | undefined;
  directory: string;
  from: string;
};

const HEADERS = { 'Auto-Submitted': 'auto-generated' };

/** Sends by SMTP when a server is configured, otherwise writes files that mail programs can open. */
export function createMailTransport({ smtpUrl, directory, from }: TransportChoice): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(directory, from);
}

function smtpTransport(url: string, from: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async ({ name, ...mail }) => {
    await smtp.sendMail({ ...mail, from, messageId: idOf(name, from), headers: HEADERS });
  };
}

/** Writes one `.eml` file per mail, atomically. */
function fileTransport(directory: string, from: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async ({ name, ...mail }) => {
    const messageId = idOf(name, from);
    const { message } = await writer.sendMail({ ...mail, from, messageId, headers: HEADERS });
    await mkdir(directory, { recursive: true });
    const file = join(directory, `${name}.eml`);
    await writeFile(`${file}.part`, message);
    await rename(`${file}.part`, file);
  };
}

// The same at every try, so that a mail program recognises a duplicate.
function idOf(name: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${name}@${domain}>`;
}
