const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** The server of a wallet answered with a status that is neither a success nor tolerated. */
export class UpdateRefused extends Error {
  readonly status: number;

  constructor(who: string, status: number) {
    super(`${who} answered ${status}.`);
    this.name = 'UpdateRefused';
    this.status = status;
  }
}

/** Whether a retry would be rejected too: the request is wrong, rather than the server down or busy. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof UpdateRefused)) return false;
  return error.status < SERVER_ERROR && error.status !== TOO_MANY;
}
