import { ApiError } from '@turno/kit';

/** For a `catch` after which there is nothing left to do: what the work was for has changed meanwhile. Other errors rise. */
export function ignoreApiErrors(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
