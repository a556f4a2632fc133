import type { Role } from '@turno/shared-types';

/** How long a closed prompt stays away, in milliseconds. */
const PAUSE_MS = 30 * 24 * 60 * 60 * 1_000;

export type InstallContext = {
  /** Whether the browser has offered to install the page, as Android's do. */
  isOffered: boolean;
  /** Whether it is an iPhone or iPad, whose browser never offers it. */
  isApple: boolean;
  /** Whether the page is already running from the home screen. */
  isInstalled: boolean;
  role: Role | null;
  hasTicket: boolean;
  /** When the person last closed the prompt, as stored; `null` if never. */
  closedAt: string | null;
  now: Date;
};

/**
 * CON-016: which install prompt to show: the browser's own, Apple's instructions for people without an account, or none.
 * It appears to people who have a ticket, and not for 30 days after the person closed it.
 */
export function installPrompt(context: InstallContext): 'offer' | 'apple' | null {
  const { isOffered, isApple, isInstalled, role, hasTicket, closedAt, now } = context;
  if (isInstalled || !hasTicket) return null;
  if (closedAt !== null && now.getTime() - Date.parse(closedAt) < PAUSE_MS) return null;
  if (isOffered) return 'offer';
  const hasAccount = role === 'ROLE_USER' || role === 'ROLE_MERCHANT';
  return isApple && !hasAccount ? 'apple' : null;
}
