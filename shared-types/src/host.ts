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
   * `signed-out`: the person ended it on this page. `rejected`: the services rejected a call of this page, or another tab
   * ended the session. `had-ended`: it had ended before this page was opened.
   */
  cause: 'signed-out' | 'rejected' | 'had-ended';
};

/** Gives a remote access to the session that its host stores: read it, subscribe to it, replace it. */
export type SessionPort = {
  /** The current session, or `null`. */
  read(): Session | null;
  /** Calls the listener on every change, including those in another tab; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Stores a session as the current one. */
  signIn(session: Session): void;
  /** Ends the session in this browser; the host revokes it on the server in the background. */
  signOut(): void;
  /** Ends the session in this browser because the services have ended it already; they have nothing to revoke. */
  reject?(cause?: EndedSession['cause']): void;
  /** The session that ended since the page was loaded; `null` if none did, or another has begun since. */
  endedSession?(): EndedSession | null;
};

/**
 * What a remote reports to the page that embeds it. With the first four, nothing can be shown until the page changes: the
 * gateway does not know the page's `origin` or its `client-key`, the `franchise` does not exist, or the page's content security
 * `policy` blocks the remote. `network`: the gateway gave no response; `service`: it answered with an error of its own;
 * `sound`: the page cannot speak or chime; `internal`: a bug of the remote.
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
  /** S-08: the role of the signed-in person at the merchant of a staff page; `null` without one. */
  | { type: 'staff-role'; role: StaffRole | null }
  /** An in-app path of another remote or the shell; `replace` removes the sending page from the history. */
  | { type: 'navigate-away'; path: string; replace?: boolean }
  /** Nobody is using the page now, and nothing is being announced on it: a host may load a new release of it. */
  | { type: 'quiet' }
  | ({ type: 'error' } & HostError);

/** Feature flags of a host (G-27). */
export type Flags = {
  displaySpeech: boolean;
  displayVoice: string;
  /** MER-022: whether calls are rejected before the day's first opening; the setting of the service, for the call button. */
  openOnlyInTime: boolean;
  /** whether a running queue keeps its capacity and its average time; the setting of the service, for its editors. */
  managerDisable: boolean;
  /** MER-031: whether the dashboard closes queues and links to their editors; if omitted, it does. */
  showCloseQueue?: boolean;
  showEditCapacity?: boolean;
  /** MER-023: whether the dashboard offers to pass over the queues for any pass; if omitted, it does. */
  skipForGeneric?: boolean;
  /** the largest party in the list of the booking form; 15 if omitted. */
  paxExtraMax?: (typeof PAX_EXTRA_ENDS)[number];
  newQrScanner: boolean;
  /** Whether identity has a Facebook app, and this page is the one to which Facebook redirects back. */
  facebookSignIn: boolean;
  /** Whether this page has the origin that passkeys belong to. */
  passkeys: boolean;
  /** Whether queues and passes can put tickets and passes into Google Wallet. */
  googleWallet: boolean;
  /** Whether queues and passes can put tickets and passes into Apple Wallet. */
  appleWallet: boolean;
  /** Whether queues has a provider of text messages, so that staff may offer them; if omitted, it has none. */
  textMessages?: boolean;
};

export type Theme = {
  mode: 'light' | 'dark' | 'system';
  /** A partner's seed colour, `#rrggbb`. */
  brandColour: string | null;
};

/** G-35: franchisings, by id, that are shown under a fixed name; those without a logo here keep their own. */
export type FranchisingOverrides = Readonly<
  Record<number, { name: string; logoUrl?: string | null }>
>;

/** Props of a remote rendered as a React component. The remote uses the router that surrounds it. */
export type RemoteProps = {
  /** The address of the gateway, without a trailing slash. */
  apiBase: string;
  clientKey: string;
  session: SessionPort;
  locale: Locale;
  /** The path under which the remote's routes are mounted; '' at the root. */
  basename: string;
  theme: Theme;
  /** Shows only merchants of this franchising, under its brand; `null` shows all. */
  franchiseId: number | null;
  franchisingOverrides?: FranchisingOverrides;
  flags: Flags;
  /** Address of the product's public site, for links that leave the screen; defaults to the page's own, '' for none. */
  siteBase?: string;
  /** SHL-017, G-38: the site to which the host leads an account whose merchants belong to other sites; if omitted, none. */
  publicSiteUrl?: string;
  /** Whether the host shows another release instead of one that throws; if omitted, an error leaves an empty place. */
  hasFailover?: boolean;
  onEvent: (event: RemoteEvent) => void;
};

/** Options for a page without React; an option left out takes the default of the remote. */
export type MountOptions = Partial<
  Omit<RemoteProps, 'basename' | 'hasFailover' | 'publicSiteUrl'>
> & {
  /** The initial path of the remote, as one of its own paths; the remote then has a history of its own. */
  path?: string;
  /**
   * The name under which the hash of the page's address contains the path of the current screen, `#queue=/m/forno`, so that it
   * survives a reload and the back button. Without it the page's address is not changed.
   */
  addressKey?: string;
  /** `browser` lets the remote change the page's address; `memory` (the default) does not. */
  router?: 'browser' | 'memory';
};

export type Mounted = {
  update(options: Partial<Pick<RemoteProps, 'locale' | 'theme' | 'franchiseId' | 'flags'>>): void;
  unmount(): void;
};

/** An optional export of a remote besides `Remote`: loads its texts, so that its first render has them. */
export type Prepare = (locale: Locale) => Promise<void>;

export type Mount = (element: Element, options?: MountOptions) => Mounted;
