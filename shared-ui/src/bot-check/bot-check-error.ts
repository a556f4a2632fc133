/** The bot check gave no token: the services have none (IDN-022), or it failed on this device (IDN-023). */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError';
  readonly reason: 'missing' | 'failed';

  constructor(reason: 'missing' | 'failed', cause?: unknown) {
    super(`bot check ${reason}`, { cause });
    this.reason = reason;
  }
}
