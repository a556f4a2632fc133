import { FrameServices } from '@turno/shared-ui/components';
import { queryClientAtom } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { themeAtom } from './brand-atoms.ts';
import { Frame, type FrameStore, type RemoteFrameProps } from './frame.tsx';
import { useThemeAttributes } from './use-theme-attributes.ts';

/** Provides one mount of a remote with its own state, cache, language, toasts and theme. The host provides the router. */
export function RemoteFrame({ children, ...props }: RemoteFrameProps) {
  return (
    <Frame {...props} Services={FrameServices} useTheme={useBrandedTheme}>
      <ReadAgain />
      {children}
    </Frame>
  );
}

/**
 * Refetches stale queries when the page is looked at again, and when the browser is online again. Unattended pages poll
 * instead.
 */
function ReadAgain() {
  const client = useAtomValue(queryClientAtom);
  useEffect(() => {
    client.mount();
    // The client takes every page to be opened online, so it notices no change on one that was opened offline.
    const read = () => client.getQueryCache().onOnline();
    window.addEventListener('online', read);
    return () => {
      window.removeEventListener('online', read);
      client.unmount();
    };
  }, [client]);
  return null;
}

function useBrandedTheme(store: FrameStore) {
  return useThemeAttributes(useAtomValue(themeAtom, { store }));
}
