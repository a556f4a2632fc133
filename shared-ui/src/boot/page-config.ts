import type { Flags, FranchisingOverrides, Locale, MountOptions, Theme } from '@turno/shared-types';

/** G-27, G-28: the flags of a host that sets none. */
export const DEFAULT_FLAGS: Flags = {
  displaySpeech: true,
  displayVoice: 'Google italiano',
  openOnlyInTime: true,
  managerDisable: false,
  newQrScanner: false,
  facebookSignIn: false,
  passkeys: false,
  googleWallet: false,
  appleWallet: false,
};

/** Configuration that the server writes into the page, in `<script type="application/json" id="turno-config">`. */
export type PageConfig = Partial<{
  apiBase: string;
  clientKey: string;
  franchiseId: number | null;
  franchisingOverrides: FranchisingOverrides;
  flags: Partial<Flags>;
  locale: Locale;
  theme: Theme;
  siteBase: string;
}>;

/** Reads the page's configuration; a page without one gets every default. */
export function readPageConfig(page: Document = document): PageConfig {
  const text = page.getElementById('turno-config')?.textContent;
  return text ? JSON.parse(text) : {};
}

/** Converts the configuration to the options of a mount. */
export function mountOptionsOf({ flags, ...config }: PageConfig): MountOptions {
  return { ...config, ...(flags ? { flags: { ...DEFAULT_FLAGS, ...flags } } : {}) };
}
