import type { Bus } from '../bus/bus.ts';

/** Keeps a verifier in step with the sessions that end anywhere; answers how to stop. */
export async function followRevocations(
  bus: Pick<Bus, 'subscribe' | 'revokedSessions'>,
  verifier: { revoke(sessionId: string): void },
): Promise<() => void> {
  const stop = bus.subscribe((event) => {
    if (event.type === 'session-revoked') verifier.revoke(event.sessionId);
  });
  for (const sessionId of await bus.revokedSessions()) verifier.revoke(sessionId);
  return stop;
}
