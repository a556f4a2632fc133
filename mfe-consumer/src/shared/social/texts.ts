import type { Locale } from '@turno/shared-types';

const it = { or: 'oppure', facebook: 'Continua con Facebook' };

/** The words of signing in with somebody else's account. */
export const SOCIAL_TEXTS: Record<Locale, typeof it> = {
  it,
  en: { or: 'or', facebook: 'Continue with Facebook' },
  es: { or: 'o bien', facebook: 'Continuar con Facebook' },
  de: { or: 'oder', facebook: 'Weiter mit Facebook' },
};
