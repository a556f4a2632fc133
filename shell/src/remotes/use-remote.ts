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
  /** Loads the remote again, and the page when that has failed before: browsers remember modules that did not load. */
  retry: () => void;
  /** Records that a version broke while it ran; the first time another one takes its place at once. */
  reject: (version: string, error: unknown) => void;
};

const reloadPage = () => window.location.reload();

/** The loading state of one remote; a remote that is loaded already is ready at once. */
export function useRemote(name: RemoteName, reload: () => void = reloadPage): UseRemote {
  const { loader } = useHost();
  const [state, setState] = useState<RemoteState>(() => {
    const loaded = loader.peek(name);
    return loaded ? { status: 'ready', loaded } : { status: 'loading' };
  });
  const isLoading = state.status === 'loading';
  const isRetried = useRef(false);

  useEffect(() => {
    if (!isLoading) return;
    let isGone = false;
    const show = (next: RemoteState) => {
      if (!isGone) setState(next);
    };
    loader.load(name).then(
      (loaded) => {
        isRetried.current = false;
        show({ status: 'ready', loaded });
      },
      () => show({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [loader, name, isLoading]);

  const retry = useCallback(() => {
    // Without a network a reload would end on the browser's own error page.
    if (isRetried.current && navigator.onLine) return reload();
    isRetried.current = true;
    setState({ status: 'loading' });
  }, [reload]);
  const isReplaced = useRef(false);
  const reject = useCallback(
    (version: string, error: unknown) => {
      loader.reject(name, version, error);
      if (isReplaced.current) return;
      isReplaced.current = true;
      setState({ status: 'loading' });
    },
    [loader, name],
  );
  return { state, retry, reject };
}
