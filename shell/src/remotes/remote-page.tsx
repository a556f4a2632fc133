import {
  type RemoteEvent,
  type RemoteName,
  type RemoteProps,
  remoteForPath,
} from '@turno/shared-types';
import { useSetTitle } from '@turno/shared-ui/components';
import { useNavigate } from '@turno/shared-ui/router';
import { STORAGE_KEYS } from '@turno/shared-ui/session';
import { useCallback, useMemo } from 'react';
import { useHost, useLocale, useSiteTheme } from '../host.ts';
import { takeNewRelease } from '../version-check/take-new-release.ts';
import { RemoteSlot } from './remote-slot.tsx';
import { usePrefetch } from './use-prefetch.ts';

/** One remote with the props that the host contract requires. */
export function RemotePage({ name }: { name: RemoteName }) {
  const props = useRemoteProps(name);
  usePrefetch(name);
  return <RemoteSlot name={name} props={props} />;
}

function useRemoteProps(name: RemoteName): RemoteProps {
  const { config, session } = useHost();
  const locale = useLocale();
  const theme = useSiteTheme();
  const onEvent = useRemoteEvents(name);
  return useMemo(() => {
    const { apiBase, clientKey, franchiseId, franchisingOverrides, publicSiteUrl, flags } = config;
    const site = { apiBase, clientKey, franchiseId, franchisingOverrides, publicSiteUrl };
    return { ...site, flags, locale, theme, session, basename: '', onEvent };
  }, [config, session, locale, theme, onEvent]);
}

function useRemoteEvents(name: RemoteName): (event: RemoteEvent) => void {
  const navigate = useNavigate();
  const setTitle = useSetTitle();
  const { pointer, staffRole, storage, ticketChanges } = useHost();
  return useCallback(
    (event) => {
      if (event.type === 'title') setTitle(event.title);
      if (event.type === 'ticket-taken' || event.type === 'ticket-removed') ticketChanges.raise();
      if (event.type === 'staff-role') staffRole.replace(event.role);
      if (event.type === 'quiet') void takeNewRelease(pointer, name);
      if (event.type === 'navigate-away') {
        const isOwn = remoteForPath(event.path.split(/[?#]/, 1)[0] ?? '') === name;
        // If the remote owns the path but has no screen for it, it opens its first page itself.
        if (!isOwn) void navigate(event.path, { replace: event.replace ?? false });
      }
      // IDN-015: a person who must change the password is not signed in yet.
      const isPasswordDue = storage.getItem(STORAGE_KEYS.temporaryAuthToken) !== null;
      if (event.type === 'signed-in' && isPasswordDue) void navigate('/change-password');
    },
    [navigate, name, pointer, staffRole, storage, setTitle, ticketChanges],
  );
}

const PRODUCT = 'Turno';

/** Sets the document's title from the title of the page (SHL-023). */
export function setPageTitle(title: string): void {
  document.title = title === '' || title === PRODUCT ? PRODUCT : `${title} · ${PRODUCT}`;
}
