import { FrameServices } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { themeAtom } from './brand-atoms.ts';
import { Frame, type FrameStore, type RemoteFrameProps } from './frame.tsx';
import { useThemeAttributes } from './use-theme-attributes.ts';

/** Provides one mount of a remote with its own state, cache, language, toasts and theme. The host provides the router. */
export function RemoteFrame(props: RemoteFrameProps) {
  return <Frame {...props} Services={FrameServices} useTheme={useBrandedTheme} />;
}

function useBrandedTheme(store: FrameStore) {
  return useThemeAttributes(useAtomValue(themeAtom, { store }));
}
