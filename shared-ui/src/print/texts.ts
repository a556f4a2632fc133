import type { Locale } from '@turno/shared-types';

const it = {
  print: 'Stampa',
  headline: 'Prendi il numero dal telefono',
  steps: [
    'Inquadra il codice con la fotocamera',
    'Prendi il numero: basta un tocco',
    'Arriva quando tocca a te',
  ],
  code: 'Codice QR di {{name}}',
};

/** The words of the poster. */
export const PRINT_TEXTS: Record<Locale, typeof it> = {
  it,
  en: {
    print: 'Print',
    headline: 'Take a number with your phone',
    steps: ['Point your camera at the code', 'Take a number: one tap', 'Come when it is your turn'],
    code: 'QR code of {{name}}',
  },
  es: {
    print: 'Imprimir',
    headline: 'Coge tu número con el móvil',
    steps: ['Apunta al código con la cámara', 'Coge tu número: un toque', 'Ven cuando te toque'],
    code: 'Código QR de {{name}}',
  },
  de: {
    print: 'Drucken',
    headline: 'Nummer mit dem Handy ziehen',
    steps: [
      'Kamera auf den Code richten',
      'Nummer ziehen: ein Tipp genügt',
      'Kommen, wenn Sie dran sind',
    ],
    code: 'QR-Code von {{name}}',
  },
};
