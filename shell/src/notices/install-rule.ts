import type { Role } from '@turno/shared-types';

const PAUSE_MS = 30 * 24 * 60 * 60 * 1_000;

export type InstallScene = {
  /** Whether the browser has offered to install the page, as Android's do. */
  isOffered: boolean;
  /** Whether it is an iPhone or iPad, whose browser never offers it. */
  isApple: boolean;
  /** Whether it runs from the home screen already. */
  isInstalled: boolean;
  role: Role | null;
  hasTakenTicket: boolean;
  /** When the prompt was last closed, as it is kept; `null` never. */
  closedAt: string | null;
  now: Date;
};

/**
 * CON-016: which way to keep the product at hand is shown: Android's own, the one of Apple to whoever has no account,
 * or none. It comes after the first ticket, and once closed it stays away for 30 days.
 */
export function installPrompt(scene: InstallScene): 'offer' | 'apple' | null {
  const { isOffered, isApple, isInstalled, role, hasTakenTicket, closedAt, now } = scene;
  if (isInstalled || !hasTakenTicket) return null;
  if (closedAt !== null && now.getTime() - Date.parse(closedAt) < PAUSE_MS) return null;
  if (isOffered) return 'offer';
  const hasAccount = role === 'ROLE_USER' || role === 'ROLE_MERCHANT';
  return isApple && !hasAccount ? 'apple' : null;
}
