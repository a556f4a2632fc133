import type { Theme } from '@turno/shared-types';
import { useThemeAttributes } from '@turno/shared-ui/boot';
import { useLayoutEffect } from 'react';

/** CON-017: applies a partner's colour and mode to the whole page, the shell's own parts too. */
export function useTheme(theme: Theme): void {
  const { 'data-theme': mode, style } = useThemeAttributes(theme);
  useLayoutEffect(() => {
    const page = document.documentElement;
    const values = Object.entries(style ?? {});
    if (mode) page.dataset.theme = mode;
    for (const [name, value] of values) page.style.setProperty(name, String(value));
    return () => {
      delete page.dataset.theme;
      for (const [name] of values) page.style.removeProperty(name);
    };
  }, [mode, style]);
}
