import { hash } from 'node:crypto';
import type { Locale } from '@turno/shared-types';

/** The content that a wallet shows for a ticket or a pass: only data that its holder may see. */
export type WalletPass = {
  state: 'active' | 'used' | 'ended';
  language: Locale;
  /** The issuer. */
  title: string;
  /** The number of the ticket, or the person of the pass. */
  header: string;
  subheader: string;
  facts: { id: string; label: string; value: string }[];
  /** The code to scan; `null` when there is none to show. */
  code: string | null;
  /** When the pass ends by itself, if known. */
  expiresAt?: Date | null;
  /** The message that a phone announces; `null` for none. */
  alert: { id: string; title: string; text: string } | null;
};

/** The content of a pass that has ended, or whose holder was erased. */
export function ended(pass: WalletPass): WalletPass {
  return { ...pass, state: 'ended', code: null, alert: null };
}

export function digestOf(pass: WalletPass): string {
  return hash('sha1', JSON.stringify(pass), 'base64url');
}
