import { franchisingCall, HOST_API, type RemotesFile, remoteForPath } from '@turno/shared-types';
import { send } from '@turno/shared-ui/http';
import { loadTexts } from '@turno/shared-ui/i18n';
import { createLanguageStore } from '@turno/shared-ui/language/store';
import {
  createFetchMe,
  createVisits,
  followLanguage,
  httpWith,
  storedToken,
} from '@turno/shared-ui/restore';
import { createSessionPort, endOnServer, safeStorage } from '@turno/shared-ui/session';
import { takeArrival } from './arrival/take-arrival.ts';
import { createBrandStore } from './brand/brand-store.ts';
import { createStaffRoleStore } from './header/staff-role.ts';
import { createHeldTicketsStore } from './held-tickets/held-tickets-store.ts';
import { createTicketChanges } from './held-tickets/ticket-changes.ts';
import type { Host } from './host.ts';
import { texts } from './locales/texts.ts';
import { captureInstallOffer } from './notices/install-offer.ts';
import { createReleasePointer, inlinePointer } from './remotes/discover.ts';
import { importRemote, prepareRemote } from './remotes/federation.ts';
import { createHealthReports } from './remotes/health-reports.ts';
import { createRemoteLoader } from './remotes/remote-loader.ts';
import type { RemoteFailure } from './remotes/remote-types.ts';
import { endPush } from './session/end-push.ts';
import { restoreStored } from './session/restore-stored.ts';
import { readShellConfig } from './shell-config.ts';

/** Time limit of one attempt to load a remote, in milliseconds; the federation runtime would wait 20 s or for ever. */
const LOAD_DEADLINE_MS = 8_000;

// Before the first request, so that no request carries the secret along in its referrer.
const arrival = takeArrival(location, history);
const config = readShellConfig(document, navigator.languages);
const { apiBase, clientKey } = config;

const storage = safeStorage(() => window.localStorage);
const language = createLanguageStore({
  storage,
  initial: config.initialLocale,
  load: (locale) => loadTexts(texts, locale),
});

const gateway = followLanguage(config, language.read);

/** Resolves when the shell has its texts in the reader's language. */
export const textsLoaded = loadTexts(texts, language.read());

const pointer = createReleasePointer({
  inline: inlinePointer(document),
  // From the shell's own server, which has checked the gateway's signature.
  fetchText: async () => (await fetch(pointerAddress(), { cache: 'no-cache' })).text(),
  canaryBucket: config.canaryBucket,
});
const healthReports = createHealthReports({
  isCanaryTried: config.canaryBucket !== null,
  send: (health) => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(health), keepalive: true };
    // A single lost report does not matter.
    fetch(`${apiBase}/remote-health`, request).catch(() => undefined);
  },
});
const loader = createRemoteLoader({
  file: readPointer,
  hostApi: HOST_API,
  importRemote: async (record, attempt) =>
    prepareRemote(await importRemote(record, attempt), language.read()),
  deadlineMs: LOAD_DEADLINE_MS,
  onFailure: reportFailure,
  onLoaded: healthReports.onLoaded,
});
/** Resolves when the remote of the present address is loaded or has failed. */
export const firstRemoteLoaded = loadRemoteOf(location.pathname);

const session = createSessionPort({
  storage,
  onSignOut: endOnServer(apiBase, clientKey),
  onPersonEnd: () => void endPush(navigator.serviceWorker),
});
const fetchMe = createFetchMe(gateway);
const brand = createBrandStore({
  franchiseId: config.franchiseId,
  overrides: config.franchisingOverrides,
  storage,
  load: (franchisingId) =>
    send(httpWith(gateway, null), franchisingCall, { params: { franchisingId } }),
});
/** Resolves when it is known who is signed in; `null` where the browser knows already. */
const restored = restoreStored({
  port: session,
  token: storedToken(storage),
  visits: createVisits({ port: session, fetchMe }),
  language,
  arrival,
});

/** The host of the page, with everything that starts before React renders. */
export const host: Host = {
  config,
  gateway,
  language,
  brand,
  pointer,
  loader,
  session,
  storage,
  fetchMe,
  restored,
  arrival,
  heldTickets: createHeldTicketsStore(),
  ticketChanges: createTicketChanges(),
  staffRole: createStaffRoleStore(session),
  installOffer: captureInstallOffer(window),
};

/** The pointer; for a preview of a member's own build, with that build. */
async function readPointer(): Promise<RemotesFile> {
  const { preview } = config;
  if (!preview?.codeOrigin) return pointer.read();
  const { withOwnBuild } = await import('./preview/own-build.ts');
  return withOwnBuild(await pointer.read(), preview);
}

/** The address of the pointer; a preview keeps the version with which the page was opened. */
function pointerAddress(): string {
  const { preview } = config;
  if (preview === null) return '/remotes.json';
  const remote = `${preview.name.replace('mfe-', '')}@${preview.version}`;
  return `/remotes.json?${new URLSearchParams({ remote })}`;
}

/** Starts the remote of a path before anything is rendered; the slot that shows it handles a failure. */
async function loadRemoteOf(path: string): Promise<void> {
  const name = remoteForPath(path);
  if (name) await loader.load(name).catch(() => undefined);
}

/** Reports to the gateway, and dispatches an event for monitoring and tests; the remote's slot informs the person. */
function reportFailure(failure: RemoteFailure): void {
  healthReports.onFailure(failure);
  window.dispatchEvent(new CustomEvent('turno:remote-failure', { detail: failure }));
}
