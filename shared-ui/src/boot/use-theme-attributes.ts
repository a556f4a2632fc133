import type { Theme } from '@turno/shared-types';
import { type CSSProperties, useMemo, useSyncExternalStore } from 'react';
import { brandColours } from '../theme/brand-colours.ts';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export type ThemeAttributes = { 'data-theme'?: 'light' | 'dark'; style?: CSSProperties };

/** The attributes that apply a theme to an element; with `system` the surrounding page determines the mode. */
export function useThemeAttributes({ mode, brandColour }: Theme): ThemeAttributes {
  const isDarkSystem = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(DARK).matches,
    () => false,
  );
  const systemMode = isDarkSystem ? 'dark' : 'light';
  const shownMode = mode === 'system' ? systemMode : mode;
  return useMemo(() => {
    const colours = brandColour ? brandColours(brandColour, shownMode) : null;
    return {
      // Brand colours are computed for one mode, so the mode is set explicitly.
      ...(mode === 'system' && !colours ? {} : { 'data-theme': shownMode }),
      ...(colours ? { style: colours as CSSProperties } : {}),
    };
  }, [mode, shownMode, brandColour]);
}
