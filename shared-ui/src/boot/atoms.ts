import type { Flags, Locale, RemoteEvent, RemoteProps, Session } from '@turno/shared-types';
import { createHttp, type Http } from '@turno/shared-ui/http';
import { type KeyValueStore, STORAGE_KEYS, safeStorage } from '@turno/shared-ui/session';
import { type Atom, atom } from 'jotai';

const hostPropsAtom = atom<RemoteProps | null>(null);

// One mutable holder for each store, so that later reports reach the current host.
const hostAtom = atom((): { props: RemoteProps | null; hasEnded: boolean } => ({
  props: null,
  hasEnded: false,
}));

/** The props of the host; the frame sets them before anything inside it renders. */
export const propsAtom = atom(
  (get): RemoteProps => {
    const props = get(hostPropsAtom);
    if (!props) throw new Error('propsAtom is read outside a RemoteFrame');
    return props;
  },
  (get, set, props: RemoteProps) => {
    get(hostAtom).props = props;
    set(hostPropsAtom, props);
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

/** The current session. */
export const sessionAtom: Atom<Session | null> = atom((get) => {
  get(sessionChangesAtom);
  return get(portAtom).read();
});

/** Emits an event to the host: `set(emitAtom, { type: 'ticket-taken', … })`. */
export const emitAtom = atom(null, (get, _set, event: RemoteEvent) =>
  get(propsAtom).onEvent(event),
);

/** IDN-031: ends the state of a person whose session has ended: its client sends no more calls and delivers no replies. */
export const endStateAtom = atom(null, (get) => {
  get(hostAtom).hasEnded = true;
});

/** The HTTP client of this mount; recreated only when the gateway, the session port or the language changes. */
export const httpAtom: Atom<Http> = atom((get) => {
  const host = get(hostAtom);
  return createHttp({
    apiBase: get(apiBaseAtom),
    clientKey: get(clientKeyAtom),
    session: get(portAtom),
    locale: get(localeAtom),
    report: (error) => host.props?.onEvent({ type: 'error', ...error }),
    hasEnded: () => host.hasEnded,
  });
});

/** The device's storage; kept in memory if the browser blocks it. */
export const storageAtom = atom(() => safeStorage(() => window.localStorage));
/** The merchant chosen on this page; the frame clears it when another person signs in (IDN-031). */
export const pickedMerchantAtom = atom<number | null>(null);

/** MER-013, IDN-004: the merchant that staff chose last, also before a reload; `null` when none is known. */
export const lastMerchantIdAtom = atom(
  (get) => get(pickedMerchantAtom) ?? readLastMerchant(get(storageAtom)),
  (get, set, merchantId: number) => {
    set(pickedMerchantAtom, merchantId);
    get(rememberMerchantAtom)(merchantId);
  },
);

/** Stores a merchant as the choice of this device, with which the next page starts. */
export const rememberMerchantAtom = atom((get) => {
  const storage = get(storageAtom);
  return (merchantId: number) => storage.setItem(STORAGE_KEYS.lastMerchant, String(merchantId));
});

function readLastMerchant(storage: KeyValueStore): number | null {
  const text = storage.getItem(STORAGE_KEYS.lastMerchant) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
