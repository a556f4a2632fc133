import type { BusEvent } from '@turno/shared-types';
import { followRevocations } from './follow-revocations.ts';

type Listener = Parameters<Parameters<typeof followRevocations>[0]['subscribe']>[0];

/** A bus whose list of ended sessions a test fills, with or without telling. */
function quietBus() {
  const ended: { id: string; at: Date }[] = [];
  const listeners = new Set<Listener>();
  const state = { isAway: false, reads: 0 };
  return {
    ended,
    state,
    listeners,
    notify: (event: BusEvent) => {
      for (const listener of listeners) listener(event);
    },
    bus: {
      subscribe(listener: Listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      async revokedSessions(since: Date) {
        state.reads += 1;
        if (state.isAway) throw new Error('away');
        return ended.filter(({ at }) => at >= since).map(({ id }) => id);
      },
    },
  };
}

function verifier() {
  const revoked = new Set<string>();
  return { revoked, revoke: (id: string) => revoked.add(id) };
}
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('IDN-032 a service that starts after a revocation refuses too, however long ago it was', async () => {
  const { bus, ended } = quietBus();
  const { revoked, revoke } = verifier();
  ended.push({ id: 'long ago', at: new Date(Date.now() - 20 * 86_400_000) });
  const stop = await followRevocations(bus, { revoke });
  await stop();
  expect([...revoked]).toEqual(['long ago']);
});

test('IDN-032 a revocation takes effect at once', async () => {
  const { bus, notify, listeners } = quietBus();
  const { revoked, revoke } = verifier();
  const stop = await followRevocations(bus, { revoke });
  notify({ type: 'session-revoked', sessionId: 'now', userId: 5 });
  expect(revoked.has('now')).toBe(true);
  await stop();
  expect(listeners.size).toBe(0);
});

test('IDN-032 one whose event was lost is found by the next look, also after looks that failed', async () => {
  const { bus, ended, state } = quietBus();
  const { revoked, revoke } = verifier();
  const errors: unknown[] = [];
  const options = { readEveryMs: 10, onError: (error: unknown) => errors.push(error) };
  const stop = await followRevocations(bus, { revoke }, options);
  state.isAway = true;
  ended.push({ id: 'unheard', at: new Date() });
  await until(() => errors.length > 1);
  expect(revoked.size).toBe(0);
  state.isAway = false;
  await until(() => revoked.has('unheard'));
  await stop();
});
