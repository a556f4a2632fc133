import type { Locale } from '@turno/shared-types';

const it = {
  refresh: 'Si è verificato un problema. Prova a riaggiornare la pagina.',
  later: 'Si è verificato un problema. Riprovare tra qualche secondo.',
  facebook: 'Facebook signin error.',
  server: 'Internal server error',
};

/** What is said where an answer says nothing. The Italian words are given. */
export const FALLBACK_TEXTS: Record<Locale, typeof it> = {
  it,
  en: {
    refresh: 'A problem occurred. Try refreshing the page.',
    later: 'A problem occurred. Try again in a few seconds.',
    facebook: 'Facebook signin error.',
    server: 'Internal server error',
  },
  es: {
    refresh: 'Se ha producido un problema. Prueba a recargar la página.',
    later: 'Se ha producido un problema. Vuelve a intentarlo en unos segundos.',
    facebook: 'Error al iniciar sesión con Facebook.',
    server: 'Internal server error',
  },
  de: {
    refresh: 'Ein Problem ist aufgetreten. Laden Sie die Seite neu.',
    later: 'Ein Problem ist aufgetreten. Bitte versuchen Sie es in einigen Sekunden erneut.',
    facebook: 'Fehler bei der Anmeldung mit Facebook.',
    server: 'Internal server error',
  },
};
