import { HOST_API } from '@turno/shared-types';
import { createSessionPort, endOnServer, safeStorage } from '@turno/shared-ui/session';
import { takeArrival } from './arrival/take-arrival.ts';
import { createTicketChanges } from './guest-ticket/ticket-changes.ts';
import type { Host } from './host.ts';
import { keepInstallOffer } from './notices/install-offer.ts';
import { createReleasePointer, inlinePointer } from './remotes/discover.ts';
import { reportFailure } from './remotes/failure-report.ts';
import { importRemote } from './remotes/federation.ts';
import { kick } from './remotes/kick.ts';
import { createRemoteLoader } from './remotes/remote-loader.ts';
import { createFetchMe } from './session/fetch-me.ts';
import { restoreSession } from './session/restore-session.ts';
import { storedToken } from './session/stored-token.ts';
import { readShellConfig } from './shell-config.ts';

/** One attempt to bring in a remote may take this long; the runtime itself would wait 20 s, or for ever. */
const LOAD_DEADLINE_MS = 8_000;

// First of all: nothing that is asked for may carry it along.
const arrival = takeArrival(location, history);
const config = readShellConfig(document, navigator.languages);
const { apiBase, clientKey } = config;

const pointer = createReleasePointer({
  inline: inlinePointer(document),
  fetchText: async () => {
    const response = await fetch(`${apiBase}/remotes.json`, { cache: 'no-cache' });
    return response.text();
  },
});
const loader = createRemoteLoader({
  file: pointer.read,
  hostApi: HOST_API,
  importRemote,
  deadlineMs: LOAD_DEADLINE_MS,
  onFailure: reportFailure,
});
/** Fulfils when the remote of the present address is here or has failed. */
export const kicked = kick(loader, location.pathname);

const storage = safeStorage(() => window.localStorage);
const session = createSessionPort({ storage, onSignOut: endOnServer(apiBase, clientKey) });
const token = storedToken(storage);
/** `null` when nobody was signed in here; else fulfils when it is known who is. */
const fetchMe = createFetchMe(config);
const restored =
  token === null ? (arrival?.settled ?? null) : restoreSession({ port: session, token, fetchMe });

/** Everything the page is made of, started before React renders anything. */
export const host: Host = {
  config,
  pointer,
  loader,
  session,
  storage,
  fetchMe,
  restored,
  arrival,
  ticketChanges: createTicketChanges(),
  installOffer: keepInstallOffer(window),
};
