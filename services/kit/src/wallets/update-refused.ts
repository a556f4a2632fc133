const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** A wallet's servers answered neither a success nor what is tolerated. */
export class UpdateRefused extends Error {
  readonly status: number;

  constructor(who: string, status: number) {
    super(`${who} answered ${status}.`);
    this.name = 'UpdateRefused';
    this.status = status;
  }
}

/** Whether a retry would be refused too: the request is wrong, and the server is neither down nor busy. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof UpdateRefused)) return false;
  return error.status < SERVER_ERROR && error.status !== TOO_MANY;
}
