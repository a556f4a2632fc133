import { ApiError } from '@turno/kit';

/** For a `catch` when the purpose of the work has changed meanwhile and nothing is left to do. Other errors are thrown. */
export function ignoreApiErrors(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
