import type { Locale, SessionPort } from '@turno/shared-types';
import { createSessionPort, endOnServer } from '@turno/shared-ui/session';
import { createFetchMe, followLanguage, type ServiceAddress } from './http-with.ts';
import { createVisits } from './visits.ts';

/** The session of a page, and its upkeep. */
export type PageSession = {
  session: SessionPort;
  /** Tells the services that the page's language has changed: they write to a person in the language of the last visit. */
  languageChanged?: () => void;
  stop: () => void;
};

/**
 * The session of a page without a host, stored in the browser. The page restores it as the shell does, also while it stays
 * open: a guest ends some days after the last visit that the services saw (decision 384). Only a whole session of ours is
 * restored, never the bare text of `storedToken`: in a partner's page that may be the partner's.
 */
export function storedSession(at: ServiceAddress, readLocale: () => Locale): PageSession {
  const session = createSessionPort({ onSignOut: endOnServer(at.apiBase, at.clientKey) });
  const visits = createVisits({
    port: session,
    fetchMe: createFetchMe(followLanguage(at, readLocale)),
  });
  void visits.count();
  return { session, languageChanged: () => void visits.recount(), stop: visits.follow() };
}

/** A session that the page provides and restores by itself. */
export function givenSession(session: SessionPort): PageSession {
  return { session, stop: () => undefined };
}

/** The session of a page without sign-in, such as a board. */
export function noSession(): PageSession {
  return givenSession({
    read: () => null,
    subscribe: () => () => undefined,
    signIn: () => undefined,
    signOut: () => undefined,
  });
}
