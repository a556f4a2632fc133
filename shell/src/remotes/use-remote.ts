import type { RemoteName } from '@turno/shared-types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import type { LoadedRemote } from './remote-types.ts';

type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; loaded: LoadedRemote }
  | { status: 'failed' };

type UseRemote = {
  state: RemoteState;
  /** Loads the remote again. */
  retry: () => void;
  /** Records that a version broke while it ran; the first time another one takes its place at once. */
  reject: (version: string, error: unknown) => void;
};

/** The loading state of one remote; a remote that is loaded already is ready at once. */
export function useRemote(name: RemoteName): UseRemote {
  const { loader } = useHost();
  const [state, setState] = useState<RemoteState>(() => {
    const loaded = loader.peek(name);
    return loaded ? { status: 'ready', loaded } : { status: 'loading' };
  });
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    let isGone = false;
    const show = (next: RemoteState) => {
      if (!isGone) setState(next);
    };
    loader.load(name).then(
      (loaded) => show({ status: 'ready', loaded }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [loader, name, isLoading]);

  const retry = useCallback(() => setState({ status: 'loading' }), []);
  const isReplaced = useRef(false);
  const reject = useCallback(
    (version: string, error: unknown) => {
      loader.reject(name, version, error);
      if (isReplaced.current) return;
      isReplaced.current = true;
      retry();
    },
    [loader, name, retry],
  );
  return { state, retry, reject };
}
