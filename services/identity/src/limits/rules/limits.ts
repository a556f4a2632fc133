/** How many attempts are free, and how long each further one has to wait; the last wait repeats. */
export type Limit = {
  name: string;
  free: number;
  waitSeconds: readonly [number, ...number[]];
  /** How long attempts count after the latest of them. */
  forgetAfterSeconds: number;
};

const DAY = 86_400;
const HOUR = 3_600;
const WAITS = [60, 120, 300, 600, 900] as const;

/**
 * The limits on everything that can be guessed, obtained cheaply or used to annoy others (G-60). One network address may be a
 * whole venue behind one router, and anyone can exhaust the window of another person's account, so these two windows allow more
 * attempts than the pair of account and network.
 */
export const LIMITS = {
  signInOfPair: { name: 'sign-in-pair', free: 10, waitSeconds: WAITS, forgetAfterSeconds: DAY },
  signInOfAccount: {
    name: 'sign-in',
    free: 60,
    waitSeconds: [5, 10, 30, 60],
    forgetAfterSeconds: HOUR,
  },
  signInOfAddress: {
    name: 'sign-in-from',
    free: 200,
    waitSeconds: WAITS,
    forgetAfterSeconds: HOUR,
  },
  signUpOfAddress: {
    name: 'sign-up-from',
    free: 120,
    waitSeconds: WAITS,
    forgetAfterSeconds: HOUR,
  },
  resetOfPair: {
    name: 'reset-pair',
    free: 3,
    waitSeconds: [60, 300, 900, HOUR],
    forgetAfterSeconds: DAY,
  },
  /** Mails to an address that the account has not confirmed: it may be another person's. */
  unconfirmedOfPair: {
    name: 'unconfirmed-pair',
    free: 5,
    waitSeconds: [60, 300, 900, HOUR],
    forgetAfterSeconds: DAY,
  },
  /** Notices about accounts to a mailbox that these accounts have not confirmed. */
  unconfirmedNotices: {
    name: 'unconfirmed-notices',
    free: 10,
    waitSeconds: [DAY],
    forgetAfterSeconds: DAY,
  },
  /** Mails that tell the owner of an address that another account asked for it: one a day. */
  addressInUse: { name: 'in-use', free: 1, waitSeconds: [DAY], forgetAfterSeconds: DAY },
  confirmationOfAccount: {
    name: 'confirmation',
    free: 3,
    waitSeconds: [60, 300, 900, HOUR],
    forgetAfterSeconds: DAY,
  },
  resetOfAddress: { name: 'reset-from', free: 20, waitSeconds: WAITS, forgetAfterSeconds: HOUR },
  /** Mails to the owner of an account whose sign-in is blocked: one a day. */
  warningOfAccount: { name: 'warning', free: 1, waitSeconds: [DAY], forgetAfterSeconds: DAY },
  changeOfAccount: { name: 'change', free: 10, waitSeconds: WAITS, forgetAfterSeconds: DAY },
  tokenOfAddress: { name: 'token-from', free: 20, waitSeconds: WAITS, forgetAfterSeconds: HOUR },
} as const satisfies Record<string, Limit>;

/** Seconds until the next attempt is allowed; 0 when it is allowed now. */
export function secondsBlocked(attempts: { blockedUntil: Date | null }, now: Date): number {
  if (!attempts.blockedUntil) return 0;
  return Math.max(0, Math.ceil((attempts.blockedUntil.getTime() - now.getTime()) / 1_000));
}
