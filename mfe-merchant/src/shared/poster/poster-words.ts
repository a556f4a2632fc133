import type { Locale } from '@turno/shared-types';

/** The printed texts; their language is chosen for the readers, and may differ from the manager's. */
export type PosterWords = {
  headline: string;
  steps: readonly [string, string, string];
  code: (name: string) => string;
  fold: string;
  glue: string;
};

export const POSTER_WORDS: Record<Locale, PosterWords> = {
  it: {
    headline: 'Prendi il numero dal telefono',
    steps: [
      'Inquadra il codice con la fotocamera',
      'Prendi il numero, anche senza account',
      'Arriva quando tocca a te',
    ],
    code: (name) => `Codice QR di ${name}`,
    fold: 'piega',
    glue: 'incolla qui',
  },
  en: {
    headline: 'Take a number with your phone',
    steps: [
      'Point your camera at the code',
      'Take a number, even without an account',
      'Come when it is your turn',
    ],
    code: (name) => `QR code of ${name}`,
    fold: 'fold',
    glue: 'glue here',
  },
  es: {
    headline: 'Coge tu número con el móvil',
    steps: [
      'Apunta al código con la cámara',
      'Coge tu número, incluso sin cuenta',
      'Ven cuando te toque',
    ],
    code: (name) => `Código QR de ${name}`,
    fold: 'doblar',
    glue: 'pegar aquí',
  },
  de: {
    headline: 'Nummer mit dem Handy ziehen',
    steps: [
      'Kamera auf den Code richten',
      'Nummer ziehen, auch ohne Konto',
      'Kommen, wenn Sie dran sind',
    ],
    code: (name) => `QR-Code von ${name}`,
    fold: 'falten',
    glue: 'hier kleben',
  },
};
