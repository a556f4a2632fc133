import type { Locale, MountOptions, Theme } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';

/** The attributes that every custom element supports. */
export const COMMON_ATTRIBUTES = [
  'api-base',
  'client-key',
  'locale',
  'franchise-id',
  'path',
  'address-key',
  'theme',
  'brand-colour',
] as const;

/** The value of an attribute, `null` where it is absent. */
export type ReadAttribute = (name: string) => string | null;

/**
 * The mount options from an element's attributes. An invalid value counts as absent, except that of the franchising: the
 * mount reports it instead of showing the merchants of every franchising.
 */
export function elementOptions(read: ReadAttribute): MountOptions {
  const franchiseId = read('franchise-id');
  return {
    ...given('apiBase', read('api-base')?.replace(/\/$/, '')),
    ...given('clientKey', read('client-key')),
    ...given('path', read('path')),
    ...given('addressKey', read('address-key')),
    ...given('locale', localeOf(read('locale'))),
    ...given('franchiseId', franchiseId === null ? null : Number(franchiseId)),
    theme: themeOf(read('theme'), read('brand-colour')),
  };
}

function given<Name extends string, Value>(name: Name, value: Value | null | undefined) {
  return value === null || value === undefined ? {} : { [name]: value };
}

function localeOf(text: string | null): Locale | undefined {
  return LOCALES.find((locale) => locale === text);
}

function themeOf(mode: string | null, brandColour: string | null): Theme {
  return { mode: mode === 'light' || mode === 'dark' ? mode : 'system', brandColour };
}
