import type { Flags, Locale, RemoteEvent, RemoteProps, Session } from '@turno/shared-types';
import { createHttp, type Http } from '@turno/shared-ui/http';
import { type Atom, atom } from 'jotai';

const givenAtom = atom<RemoteProps | null>(null);

// One object for each store: what is told to the host later goes to the host of that time.
const hostAtom = atom((): { props: RemoteProps | null } => ({ props: null }));

/** What the host gave; set by the frame before anything inside it renders. */
export const propsAtom = atom(
  (get): RemoteProps => {
    const props = get(givenAtom);
    if (!props) throw new Error('propsAtom is read outside a RemoteFrame');
    return props;
  },
  (get, set, props: RemoteProps) => {
    get(hostAtom).props = props;
    set(givenAtom, props);
  },
);

const apiBaseAtom = atom((get) => get(propsAtom).apiBase);
const clientKeyAtom = atom((get) => get(propsAtom).clientKey);
const portAtom = atom((get) => get(propsAtom).session);

export const localeAtom: Atom<Locale> = atom((get) => get(propsAtom).locale);
export const flagsAtom: Atom<Flags> = atom((get) => get(propsAtom).flags);
export const franchiseIdAtom: Atom<number | null> = atom((get) => get(propsAtom).franchiseId);

/** Raised by the frame whenever the host's session changes. */
export const sessionChangesAtom = atom(0);

/** Who is signed in, kept up to date. */
export const sessionAtom: Atom<Session | null> = atom((get) => {
  get(sessionChangesAtom);
  return get(portAtom).read();
});

/** Tells the host something: `set(emitAtom, { type: 'ticket-taken', … })`. */
export const emitAtom = atom(null, (get, _set, event: RemoteEvent) =>
  get(propsAtom).onEvent(event),
);

/** How this mount makes calls; made anew only when the gateway, the session's keeper or the language changes. */
export const httpAtom: Atom<Http> = atom((get) => {
  const host = get(hostAtom);
  return createHttp({
    apiBase: get(apiBaseAtom),
    clientKey: get(clientKeyAtom),
    session: get(portAtom),
    locale: get(localeAtom),
    report: (message) => host.props?.onEvent({ type: 'error', message }),
  });
});
