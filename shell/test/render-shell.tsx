import { render } from '@testing-library/react';
import type { RemoteName, RemoteProps, Session, SessionPort } from '@turno/shared-types';
import { loadTexts } from '@turno/shared-ui/i18n';
import { createLanguageStore } from '@turno/shared-ui/language/store';
import { followLanguage } from '@turno/shared-ui/restore';
import { createSessionPort, safeStorage } from '@turno/shared-ui/session';
import { loadBeforeTests, memoryStorage } from '@turno/shared-ui/test';
import { takeArrival } from '../src/arrival/take-arrival.ts';
import type { BrandStore } from '../src/brand/brand-store.ts';
import { createStaffRoleStore } from '../src/header/staff-role.ts';
import { createHeldTicketsStore } from '../src/held-tickets/held-tickets-store.ts';
import { createTicketChanges } from '../src/held-tickets/ticket-changes.ts';
import type { Host } from '../src/host.ts';
import { texts } from '../src/locales/texts.ts';
import { captureInstallOffer } from '../src/notices/install-offer.ts';
import { createRemoteLoader } from '../src/remotes/remote-loader.ts';
import type { RemoteComponent, RemoteFailure } from '../src/remotes/remote-types.ts';
import { Shell } from '../src/shell.tsx';
import { readShellConfig, type ShellConfig } from '../src/shell-config.ts';
import { buildRelease } from './releases.ts';

loadBeforeTests(texts);

type ShellSetup = {
  path: string;
  session?: Session | null;
  restored?: Promise<void> | null;
  fetchMe?: (token: string) => Promise<Session>;
  config?: Partial<ShellConfig>;
  storage?: Record<string, string>;
  brand?: BrandStore;
  /** The module of each remote; by default a plain page that shows the remote's name. */
  importRemote?: (name: RemoteName, version: string) => Promise<unknown>;
};

/** The session of the browser, stored in memory. */
function memoryPort(initial: Session | null): SessionPort {
  const port = createSessionPort({ storage: memoryStorage() });
  if (initial) port.signIn(initial);
  return port;
}

/** A remote that shows its name as a heading and hands its props to the test. */
export function plainRemote(name: string, seen: (props: RemoteProps) => void = () => undefined) {
  const Remote: RemoteComponent = (props) => {
    seen(props);
    return <h1>{name}</h1>;
  };
  return { Remote };
}

const VERSIONS = ['0.2.0-aaaaaaaa', '0.1.0-bbbbbbbb'] as const;
const NAMES = ['mfe-consumer', 'mfe-merchant', 'mfe-display', 'mfe-passes'] as const;
const releases = (version: string) => NAMES.map((name) => buildRelease({ name, version }));

/** Opens the shell at an address, with remotes that the test provides. */
export function renderShell(setup: ShellSetup) {
  window.history.replaceState(null, '', setup.path);
  const failures: RemoteFailure[] = [];
  const { importRemote = (name: RemoteName) => Promise.resolve(plainRemote(name)) } = setup;
  const file = {
    schema: 1 as const,
    remotes: releases(VERSIONS[0]),
    previous: releases(VERSIONS[1]),
  };
  const stored = new Map(Object.entries(setup.storage ?? {}));
  const config = { ...readShellConfig(document, ['it-IT']), ...setup.config };
  const storage = safeStorage(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }));
  const session = memoryPort(setup.session ?? null);
  const language = createLanguageStore({
    storage,
    initial: config.initialLocale,
    load: (locale) => loadTexts(texts, locale),
  });
  const host: Host = {
    config,
    gateway: followLanguage(config, language.read),
    language,
    brand: setup.brand ?? { read: () => null, subscribe: () => () => undefined },
    pointer: {
      read: () => Promise.resolve(file),
      refresh: () => Promise.resolve(),
      hasMoved: () => false,
    },
    loader: createRemoteLoader({
      file: () => Promise.resolve(file),
      hostApi: '1.0.0',
      deadlineMs: 1_000,
      importRemote: (record) => importRemote(record.name, record.version),
      onLoaded: () => undefined,
      onFailure: (failure) => failures.push(failure),
    }),
    session,
    storage,
    fetchMe: setup.fetchMe ?? (() => Promise.reject(new Error('no session'))),
    restored: setup.restored ?? null,
    arrival: takeArrival(window.location, window.history),
    heldTickets: createHeldTicketsStore(),
    ticketChanges: createTicketChanges(),
    staffRole: createStaffRoleStore(session),
    installOffer: captureInstallOffer(window),
  };
  return { ...render(<Shell host={host} />), host, failures };
}
