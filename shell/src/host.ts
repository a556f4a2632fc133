import type { Locale, Session, SessionPort, Theme } from '@turno/shared-types';
import type { Brand } from '@turno/shared-types/rules';
import type { LanguageStore } from '@turno/shared-ui/language/store';
import type { ServiceAddress } from '@turno/shared-ui/restore';
import type { KeyValueStore } from '@turno/shared-ui/session';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Arrival } from './arrival/take-arrival.ts';
import type { BrandStore } from './brand/brand-store.ts';
import type { StaffRoleStore } from './header/staff-role.ts';
import type { HeldTicketsStore } from './held-tickets/held-tickets-store.ts';
import type { TicketChanges } from './held-tickets/ticket-changes.ts';
import type { InstallOfferStore } from './notices/install-offer.ts';
import type { ReleasePointer } from './remotes/discover.ts';
import type { RemoteLoader } from './remotes/remote-loader.ts';
import type { ShellConfig } from './shell-config.ts';

/** Dependencies of the shell's parts. */
export type Host = {
  config: ShellConfig;
  /** For the host's own calls; each uses the page's language at that time. */
  gateway: ServiceAddress;
  language: LanguageStore;
  brand: BrandStore;
  pointer: ReleasePointer;
  loader: RemoteLoader;
  session: SessionPort;
  /** Resolves a token to its session; throws when the services reject it. */
  fetchMe: (token: string) => Promise<Session>;
  storage: KeyValueStore;
  /** Resolves when the owner of the stored token is known; `null` where the browser knows already. */
  restored: Promise<void> | null;
  /** The token or code in the address; `null` in nearly every visit. */
  arrival: Arrival | null;
  heldTickets: HeldTicketsStore;
  ticketChanges: TicketChanges;
  staffRole: StaffRoleStore;
  installOffer: InstallOfferStore;
};

export const HostContext = createContext<Host | null>(null);

/** The host around a part of the shell. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost is used outside the shell');
  return host;
}

/** The current language of the page. */
export function useLocale(): Locale {
  const { language } = useHost();
  return useSyncExternalStore(language.subscribe, language.read);
}

/** The current brand of the site; `null` if there is none. */
export function useBrand(): Brand | null {
  const { brand } = useHost();
  return useSyncExternalStore(brand.subscribe, brand.read);
}

/** CON-017: the configured theme, in the colour of the site's brand where the operator chose none. */
export function useSiteTheme(): Theme {
  const { theme } = useHost().config;
  const brand = useBrand();
  const colour = theme.brandColour ?? brand?.colour ?? null;
  return useMemo(() => ({ ...theme, brandColour: colour }), [theme, colour]);
}
