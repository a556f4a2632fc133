import type { Session, SessionPort } from '@turno/shared-types';
import type { KeyValueStore } from '@turno/shared-ui/session';
import { createContext, useContext } from 'react';
import type { Arrival } from './arrival/take-arrival.ts';
import type { TicketChanges } from './guest-ticket/ticket-changes.ts';
import type { OfferKeeper } from './notices/install-offer.ts';
import type { ReleasePointer } from './remotes/discover.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import type { ShellConfig } from './shell-config.ts';

/** What every part of the shell may need. */
export type Host = {
  config: ShellConfig;
  pointer: ReleasePointer;
  loader: RemoteLoader;
  session: SessionPort;
  /** Asks whom a token belongs to; throws when the services refuse it. */
  fetchMe: (token: string) => Promise<Session>;
  storage: KeyValueStore;
  /** Fulfils when it is known whose the stored token is; `null` where no token is stored. */
  restored: Promise<void> | null;
  /** What the address brought, `null` nearly always. */
  arrival: Arrival | null;
  ticketChanges: TicketChanges;
  installOffer: OfferKeeper;
};

export const HostContext = createContext<Host | null>(null);

/** The host around a part of the shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost is used outside the shell');
  return host;
}
