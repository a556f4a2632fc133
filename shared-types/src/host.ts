import type { DEFAULT_LOCALE, LOCALES, PAX_EXTRA_ENDS } from './constants.ts';
import type { Role, Session } from './entities/session.ts';
import type { StaffRole } from './entities/staff-role.ts';

/** Version of the contract between host and remote; a release of a remote names the range it supports. */
export const HOST_API = '1.0.0';

export type Locale = (typeof LOCALES)[number];
export type DefaultLocale = typeof DEFAULT_LOCALE;

/** A session that ended while the page was open. */
export type EndedSession = {
  role: Role;
  /**
   * `signed-out`: the person signed out on this page. `rejected`: the services rejected a call of this page, or another
   * tab ended the session. `had-ended`: it had ended before this page was opened.
   */
  cause: 'signed-out' | 'rejected' | 'had-ended';
};

/** Gives a remote access to the session that its host stores: read it, subscribe to it, replace it. */
export type SessionPort = {
  /** The current session, or `null`. */
  read(): Session | null;
  /** Calls back on every change, also from another tab; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Stores a session as the current one. */
  signIn(session: Session): void;
  /** Ends the session in this browser; the host revokes it on the server in the background. */
  signOut(): void;
  /** Ends the session in this browser because the services rejected its token; they have nothing to revoke. */
  reject?(cause?: 'rejected' | 'had-ended'): void;
  /** The session that ended since the page was loaded; `null` when none did, or another began since. */
  endedSession?(): EndedSession | null;
};

/**
 * What a remote reports to the page it is on. The first four leave nothing to show until the page changes: the gateway does
 * not know the page's `origin` or its `client-key`, no such `franchise` exists, the page's content security `policy` blocks
 * the remote. `network`: the gateway gave no answer; `service`: it answered with an error of its own; `sound`: the page
 * cannot speak or chime; `internal`: a bug of the remote.
 */
export type HostError = {
  reason:
    | 'origin'
    | 'client-key'
    | 'franchise'
    | 'policy'
    | 'network'
    | 'service'
    | 'sound'
    | 'internal';
  message: string;
};

/** Events that a remote sends to its host. */
export type RemoteEvent =
  | { type: 'ready' }
  | { type: 'title'; title: string }
  | { type: 'ticket-taken'; merchantId: number; queueId: number; ticketValue: string }
  | { type: 'ticket-removed'; merchantId: number; queueId: number }
  | { type: 'signed-in'; userId: number }
  /** S-08: what the signed-in person is at the merchant that a page of staff shows; `null` without one. */
  | { type: 'staff-role'; role: StaffRole | null }
  /** An in-app path that another remote or the shell owns; `replace` leaves the page that sends it out of the history. */
  | { type: 'navigate-away'; path: string; replace?: boolean }
  /** Nobody uses the page at this moment, and nothing is announced on it: a host may load a new release of it now. */
  | { type: 'quiet' }
  | ({ type: 'error' } & HostError);

/** Feature flags of a host (G-27). */
export type Flags = {
  displaySpeech: boolean;
  displayVoice: string;
  /** MER-022: whether calls wait for the day's first opening; the setting of the service, for the call button. */
  openOnlyInTime: boolean;
  /** whether a running queue keeps its capacity and its average time; the setting of the service, for its editors. */
  managerDisable: boolean;
  /** MER-031: whether the dashboard closes queues, and leads to their editors; left out, it does. */
  showCloseQueue?: boolean;
  showEditCapacity?: boolean;
  /** MER-023: whether the dashboard offers to pass over the queues for any pass; left out, it does. */
  skipForGeneric?: boolean;
  /** the largest party in the list of the booking form; 15 when left out. */
  paxExtraMax?: (typeof PAX_EXTRA_ENDS)[number];
  newQrScanner: boolean;
  /** Whether identity has an app of Facebook, and this page is the one Facebook leads back to. */
  facebookSignIn: boolean;
  /** Whether this page has the origin that passkeys belong to. */
  passkeys: boolean;
  /** Whether queues and passes can put tickets and passes into Google Wallet. */
  googleWallet: boolean;
  /** The same for Apple Wallet. */
  appleWallet: boolean;
  /** Whether queues has a provider of text messages, so that staff may offer them; left out, it has none. */
  textMessages?: boolean;
};

export type Theme = {
  mode: 'light' | 'dark' | 'system';
  /** A partner's seed colour, `#rrggbb`. */
  brandColour: string | null;
};

/** G-35: franchisings, by id, that are shown under a fixed name; one without a logo here keeps its own. */
export type FranchisingOverrides = Readonly<
  Record<number, { name: string; logoUrl?: string | null }>
>;

/** Props of a remote rendered as a React component. The remote uses the router that surrounds it. */
export type RemoteProps = {
  /** Address of the gateway, without a slash at the end. */
  apiBase: string;
  clientKey: string;
  session: SessionPort;
  locale: Locale;
  /** Path under which the remote's routes live; '' at the root. */
  basename: string;
  theme: Theme;
  /** Only merchants of this franchising, under its brand; `null` shows all. */
  franchiseId: number | null;
  franchisingOverrides?: FranchisingOverrides;
  flags: Flags;
  /** Address of the product's public site, for links that leave the screen; defaults to the page's own, '' for none. */
  siteBase?: string;
  /** SHL-017, G-38: where the host leads an account whose merchants belong to other sites; left out, nowhere. */
  publicSiteUrl?: string;
  /** Whether the host shows another release in place of one that throws now; left out, what throws leaves an empty place. */
  hasFailover?: boolean;
  onEvent: (event: RemoteEvent) => void;
};

/** Options for a page without React; an option left out takes the default of the remote. */
export type MountOptions = Partial<
  Omit<RemoteProps, 'basename' | 'hasFailover' | 'publicSiteUrl'>
> & {
  /** Where the remote starts, as one of its own paths; it then keeps its own history. */
  path?: string;
  /**
   * Keeps the path of the current screen in the hash of the page's address under this name, `#queue=/m/forno`, so that it
   * survives a reload and the back button. Without it the page's address stays as it is.
   */
  addressKey?: string;
  /** `browser` lets the remote own the page's address; `memory` (the default) leaves it alone. */
  router?: 'browser' | 'memory';
};

export type Mounted = {
  update(options: Partial<Pick<RemoteProps, 'locale' | 'theme' | 'franchiseId' | 'flags'>>): void;
  unmount(): void;
};

/** What a remote may export beside `Remote`: loads its texts, so that its first render has them. */
export type Prepare = (locale: Locale) => Promise<void>;

export type Mount = (element: Element, options?: MountOptions) => Mounted;
