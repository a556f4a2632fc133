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
 * Refetches stale queries as soon as the browser is online again. A mounted query client would do so by itself, but also at
 * each window focus, and not on a page that was opened offline. Unattended pages poll instead.
 */
function ReadAgain() {
  const client = useAtomValue(queryClientAtom);
  useEffect(() => {
    const read = () => client.getQueryCache().onOnline();
    window.addEventListener('online', read);
    return () => window.removeEventListener('online', read);
  }, [client]);
  return null;
}

function useBrandedTheme(store: FrameStore) {
  return useThemeAttributes(useAtomValue(themeAtom, { store }));
}
