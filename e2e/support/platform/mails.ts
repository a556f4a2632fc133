import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DATA_DIR } from './platform.ts';

/** The text of every mail of a kind to an address, the latest last; mails are files on a machine without SMTP. */
export function mailsTo(email: string, kind = ''): string[] {
  const directory = join(DATA_DIR, 'outbox');
  return filesIn(directory)
    .filter((name) => name.endsWith('.eml') && name.includes(kind))
    .toSorted()
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${email}\n`))
    .map(decoded);
}

/** The path of the link to a page in the newest mail to an address that has one, once it has arrived. */
export async function mailedPath(email: string, page: string, about = ''): Promise<string> {
  const link = new RegExp(`/${page}/[\\w-]+`);
  const newest = () =>
    mailsTo(email).findLast((mail) => link.test(mail) && mail.includes(about)) ?? '';
  await expect.poll(() => link.exec(newest())?.[0] ?? '').not.toBe('');
  return link.exec(newest())?.[0] ?? '';
}

// No mail was sent yet.
function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

/** Quoted-printable as it was meant: long lines whole again, bytes as letters. */
export function decoded(mail: string): string {
  const bytes = mail
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
