import type { BusEvent } from '@turno/shared-types';
import { runPeriodically } from '../jobs/run-periodically.ts';
import type { Bus } from './bus.ts';

type Followed = Pick<Bus, 'revokedSessions'> & {
  subscribe(listener: (event: BusEvent) => void): () => void;
};
type Options = { readEveryMs?: number; onError?: (error: unknown) => void };

const READ_EVERY_MS = 15_000;
/** How far each read reaches back, to cover clock skew and failed reads. */
const OVERLAP_MS = 10 * 60_000;

/**
 * Keeps a verifier up to date with ended sessions: it first reads all earlier ones, then receives each over the bus; a periodic
 * read finds those whose event was lost. Returns a function that stops it.
 */
export async function followRevocations(
  bus: Followed,
  verifier: { revoke(sessionId: string): void },
  { readEveryMs = READ_EVERY_MS, onError = () => undefined }: Options = {},
): Promise<() => Promise<void>> {
  const unsubscribe = bus.subscribe((event) => {
    if (event.type === 'session-revoked') verifier.revoke(event.sessionId);
  });
  let readAt = Date.now();
  const read = async (since: number) => {
    const startedAt = Date.now();
    for (const sessionId of await bus.revokedSessions(new Date(since))) verifier.revoke(sessionId);
    readAt = startedAt;
  };
  await read(0);
  const job = runPeriodically({
    everyMs: readEveryMs,
    work: () => read(readAt - OVERLAP_MS),
    onError,
  });
  return async () => {
    unsubscribe();
    await job.stop();
  };
}
