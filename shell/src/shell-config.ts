import type { Flags, FranchisingOverrides, Locale, Theme } from '@turno/shared-types';
import type { Company } from '@turno/shared-types/legal';
import { DEFAULT_FLAGS, type PageConfig, readPageConfig } from '@turno/shared-ui/boot';
import { detectLocale } from '@turno/shared-ui/i18n';

export type ShellConfig = {
  /** Address of the gateway, without a slash at the end. */
  apiBase: string;
  clientKey: string;
  franchiseId: number | null;
  franchisingOverrides: FranchisingOverrides;
  flags: Flags;
  /** The language of a person who has not chosen one on this device. */
  initialLocale: Locale;
  theme: Theme;
  /** The site to which an account is redirected whose merchants belong to other sites (SHL-017, G-38). */
  publicSiteUrl: string;
  /** The address of the customer service's feedback form; if it is '', the contact address is shown instead (STA-002). */
  helpFormUrl: string;
  /** E-mail address for help and privacy requests (STA-011). */
  contactEmail: string;
  /** The operating company, for the legal texts, which leave out what is '' (STA-011, G-25). */
  company: Company;
  /** The visitor's bucket, which determines their share in canaries; `null` while no canary is being tried. */
  canaryBucket: number | null;
  /** SHL-012: a version that this member of the team asked for instead of the live one. */
  preview: PreviewConfig | null;
  /** SHL-027, G-27: whether zoom gestures are prevented, as on a kiosk. */
  isZoomPrevented: boolean;
};

/** A version of a remote, whether it could not be found, and the origin of a build on the member's own computer. */
export type PreviewConfig = {
  name: string;
  version: string;
  isMissing: boolean;
  codeOrigin: string | null;
};

/** Configuration of the host alone, besides that of every page. */
type OwnConfig = Partial<
  Record<
    | 'publicSiteUrl'
    | 'helpFormUrl'
    | 'contactEmail'
    | 'companyName'
    | 'companyAddress'
    | 'companyContact'
    | 'canaryBucket'
    | 'preview',
    unknown
  >
> & { flags?: { disableZoom?: unknown } };

const DEFAULT_CONTACT = 'help@turno.example';

/** What the server wrote into the page, completed with the defaults; `languages` are the browser's. */
export function readShellConfig(page: Document, languages: readonly string[]): ShellConfig {
  const given: PageConfig & OwnConfig = readPageConfig(page);
  return {
    apiBase: given.apiBase ?? '',
    clientKey: given.clientKey ?? '',
    franchiseId: given.franchiseId || null,
    franchisingOverrides: given.franchisingOverrides ?? {},
    flags: { ...DEFAULT_FLAGS, passkeys: true, ...given.flags },
    initialLocale: given.locale ?? detectLocale(languages),
    theme: given.theme ?? { mode: 'system', brandColour: null },
    publicSiteUrl: textOf(given.publicSiteUrl, '/'),
    helpFormUrl: textOf(given.helpFormUrl, ''),
    contactEmail: textOf(given.contactEmail, DEFAULT_CONTACT),
    company: {
      name: textOf(given.companyName, ''),
      address: textOf(given.companyAddress, ''),
      contact: textOf(given.companyContact, ''),
    },
    canaryBucket: typeof given.canaryBucket === 'number' ? given.canaryBucket : null,
    preview: previewOf(given.preview),
    isZoomPrevented: given.flags?.disableZoom === true,
  };
}

function previewOf(given: unknown): PreviewConfig | null {
  const { name, version, isMissing, codeOrigin = null } = Object(given);
  if (typeof name !== 'string' || typeof version !== 'string') return null;
  return { name, version, isMissing: isMissing === true, codeOrigin };
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' && value !== '' ? value : fallback;
}
