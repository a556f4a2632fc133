import type { DEFAULT_LOCALE, LOCALES } from './constants.ts';
import type { Session } from './entities/session.ts';

/** Version of what a host and a remote owe each other; a remote's release names the range it needs. */
export const HOST_API = '1.0.0';

export type Locale = (typeof LOCALES)[number];
export type DefaultLocale = typeof DEFAULT_LOCALE;

/** The one place where a host keeps who is signed in. A remote reads and follows it, and hands a new session over. */
export type SessionPort = {
  /** The session in force, or `null`. */
  read(): Session | null;
  /** Calls back on every change, also from another tab; answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** Puts a session in force. */
  signIn(session: Session): void;
  /** Ends the session here; the server's end of it is told in the background. */
  signOut(): void;
};

/** What a remote tells its host. */
export type RemoteEvent =
  | { type: 'ready' }
  | { type: 'title'; title: string }
  | { type: 'ticket-taken'; merchantId: number; queueId: number; ticketValue: string }
  | { type: 'ticket-removed'; merchantId: number; queueId: number }
  | { type: 'signed-in'; userId: number }
  /** An in-app path that another remote or the shell owns. */
  | { type: 'navigate-away'; path: string }
  | { type: 'error'; message: string };

/** Switches a host may turn (G-27). */
export type Flags = {
  displaySpeech: boolean;
  displayVoice: string;
  openOnlyInTime: boolean;
  newQrScanner: boolean;
  /** Whether identity has an app of Facebook, and this page is the one Facebook leads back to. */
  facebookSignIn: boolean;
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

/** What a host owes a remote that it renders as a React component. The remote uses the router around it. */
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
  /** Address of the product's public site, for links that leave the screen; the page's own when left out, '' for none. */
  siteBase?: string;
  onEvent: (event: RemoteEvent) => void;
};

/** For a page that knows no React. Whatever is left out takes the remote's own default. */
export type MountOptions = Partial<Omit<RemoteProps, 'basename'>> & {
  /** Where the remote starts, as one of its own paths; it then keeps its own history. */
  path?: string;
  /** `browser` lets the remote own the page's address; `memory` (the default) leaves it alone. */
  router?: 'browser' | 'memory';
};

export type Mounted = {
  update(options: Partial<Pick<RemoteProps, 'locale' | 'theme' | 'franchiseId' | 'flags'>>): void;
  unmount(): void;
};

export type Mount = (element: Element, options?: MountOptions) => Mounted;
