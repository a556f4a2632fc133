/**
 * Limits on what can be guessed, obtained cheaply or used to annoy others: attempts are counted in windows by account, by
 * client network, or by both, before they are judged.
 */
export { countAttempt, secondsToWait } from './count-attempt.ts';
export { mailOwner } from './mail-owner.ts';
export { mailToUnconfirmed } from './mail-to-unconfirmed.ts';
export { LIMITS } from './rules/limits.ts';
