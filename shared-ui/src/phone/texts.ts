import type { Locale } from '@turno/shared-types';

const it = { country: 'Prefisso del paese' };

/** The words of the phone field. */
export const PHONE_TEXTS: Record<Locale, typeof it> = {
  it,
  en: { country: 'Country code' },
  es: { country: 'Prefijo del país' },
  de: { country: 'Landesvorwahl' },
};
