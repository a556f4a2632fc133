import type { RemoteEvent, RemoteProps, Session } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';
import { createSessionPort, type KeyValueStore } from '@turno/shared-ui/session';
import { createHttp } from '../src/http/index.ts';

/** A store of its own for one test. */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Props of a host with its own session, and a list of the events that the remote emits. */
export function buildRemoteProps(
  change: Partial<RemoteProps> = {},
  session: Session | null = null,
): { props: RemoteProps; events: RemoteEvent[] } {
  const events: RemoteEvent[] = [];
  const port = createSessionPort({ storage: memoryStorage() });
  if (session) port.signIn(session);
  const props: RemoteProps = {
    apiBase: 'http://gateway.test',
    clientKey: 'test-key',
    session: port,
    locale: 'it',
    basename: '',
    theme: { mode: 'light', brandColour: null },
    franchiseId: null,
    flags: DEFAULT_FLAGS,
    onEvent: (event) => events.push(event),
    ...change,
  };
  return { props, events };
}

export const session = buildSession();

/** The HTTP client of a remote, and the props that its host gave it. */
export function http(signedIn = false) {
  const { props } = buildRemoteProps({}, signedIn ? session : null);
  return { props, http: createHttp(props) };
}
