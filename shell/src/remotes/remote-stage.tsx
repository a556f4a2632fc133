import type { RemoteEvent, RemoteName, RemoteProps } from '@turno/shared-types';
import { useNavigate } from '@turno/shared-ui/router';
import { useCallback, useMemo } from 'react';
import { useHost } from '../host.ts';
import { setPageTitle } from '../navigation/page-title.ts';
import { usePrefetch } from '../navigation/use-prefetch.ts';
import { RemoteSlot } from './remote-slot.tsx';

/** One remote on the stage, with what the host owes it. */
export function RemoteStage({ name }: { name: RemoteName }) {
  const props = useRemoteProps();
  usePrefetch(name);
  return <RemoteSlot name={name} props={props} />;
}

function useRemoteProps(): RemoteProps {
  const { config, session } = useHost();
  const onEvent = useRemoteEvents();
  return useMemo(() => {
    const { apiBase, clientKey, franchiseId, flags, locale, theme } = config;
    const own = { apiBase, clientKey, franchiseId, flags, locale, theme };
    return { ...own, session, basename: '', onEvent };
  }, [config, session, onEvent]);
}

function useRemoteEvents(): (event: RemoteEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.type === 'title') setPageTitle(event.title);
      if (event.type === 'navigate-away') void navigate(event.path);
    },
    [navigate],
  );
}
