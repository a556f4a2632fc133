import { hash } from 'node:crypto';
import type { Locale } from '@turno/shared-types';

/** What a wallet shows of a ticket or of a pass; only what its holder sees. */
export type WalletPass = {
  state: 'active' | 'used' | 'ended';
  language: Locale;
  /** Who issued it. */
  title: string;
  /** The number, or whose pass it is. */
  header: string;
  subheader: string;
  facts: { id: string; label: string; value: string }[];
  /** What is scanned; `null` once there is nothing to show. */
  code: string | null;
  /** When it ends by itself, where that is known. */
  expiresAt?: Date | null;
  /** What a phone announces; `null` while there is nothing to say. */
  alert: { id: string; title: string; text: string } | null;
};

/** How a wallet shows what has ended, or whose holder was erased. */
export function ended(pass: WalletPass): WalletPass {
  return { ...pass, state: 'ended', code: null, alert: null };
}

export function digestOf(pass: WalletPass): string {
  return hash('sha1', JSON.stringify(pass), 'base64url');
}
