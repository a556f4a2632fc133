import { ApiError, codeOf, logOf, replyApiError } from '@turno/kit';
import type { Response } from 'express';

const DOWN_MS = 2_000;

/** The addresses of one service's processes in round-robin order; one that did not respond is skipped for two seconds. */
export type Addresses = {
  next(): string;
  markDown(address: string): void;
};

export function createAddresses(all: readonly string[], now: () => number = Date.now): Addresses {
  const downUntil = new Map<string, number>();
  let turn = 0;
  const take = () => {
    const address = all[turn % all.length];
    turn += 1;
    if (address === undefined) throw new Error('A service needs an address.');
    return address;
  };
  return {
    next() {
      for (const _ of all) {
        const address = take();
        if ((downUntil.get(address) ?? 0) <= now()) return address;
      }
      // All are down: one request has to probe whether an address is back.
      return take();
    },
    markDown(address) {
      downUntil.set(address, now() + DOWN_MS);
    },
  };
}

/** Calls the processes of a service one after the other until one answers; throws the error of the last one. */
export async function askInTurn<T>(
  [address = '', ...others]: readonly string[],
  ask: (address: string) => Promise<T>,
): Promise<T> {
  try {
    return await ask(address);
  } catch (error) {
    if (others.length === 0) throw error;
    return askInTurn(others, ask);
  }
}

/** Answers 503 when a service did not respond, or cuts off a response that it did not complete. */
export function replyUnavailable(
  addresses: Addresses,
  error: Error,
  { origin, response }: { origin: string; response: Response },
): void {
  if (response.destroyed) return;
  if (codeOf(error) === 'ECONNREFUSED') addresses.markDown(origin);
  logOf(response)?.warn({ err: error, address: origin }, 'a service is unavailable');
  // Aborts a response that has begun, so that the client does not mistake it for a complete one.
  if (response.headersSent) response.destroy();
  else replyApiError(response, new ApiError('service_unavailable'));
}
