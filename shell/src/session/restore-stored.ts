import { hostRouteFor, type SessionPort } from '@turno/shared-types';
import type { LanguageStore } from '@turno/shared-ui/language/store';
import type { Visits } from '@turno/shared-ui/restore';
import type { Arrival } from '../arrival/take-arrival.ts';
import { whenIdle } from '../when-idle.ts';

type Stored = {
  port: SessionPort;
  /** The token that this browser stores. */
  token: string | null;
  visits: Visits;
  language: Pick<LanguageStore, 'subscribe'>;
  arrival: Arrival | null;
};

/**
 * Resolves the owner of the stored token, and again while the page stays open. On a page that needs a session, the page's own
 * calls end a rejected session, so a complete session is refreshed only when the page is idle. Returns the promise that the
 * first screen waits for.
 */
export function restoreStored({
  port,
  token,
  visits,
  language,
  arrival,
}: Stored): Promise<void> | null {
  visits.follow();
  // The services write to a person in the language of the last visit.
  language.subscribe(() => void visits.recount());
  if (token === null) {
    // From here on each sign-in is noticed and counted.
    void visits.count(null);
    return arrival?.handled ?? null;
  }
  if (port.read() === null) return visits.count(token);
  const guard = hostRouteFor(location.pathname)?.guard ?? 'everyone';
  if (guard === 'everyone') {
    void visits.count();
    return null;
  }
  whenIdle(() => {
    if (port.read()?.accessToken === token) void visits.count();
  });
  return null;
}
