import type { Locale } from '@turno/shared-types';

const it = {
  more: 'Mostra altri',
  shown: 'Mostrati {{count}} di {{total}}',
  added: { one: 'Aggiunta {{count}} riga', other: 'Aggiunte {{count}} righe' },
};

/** The words of lists and tables. */
export const DATA_TEXTS: Record<Locale, typeof it> = {
  it,
  en: {
    more: 'Show more',
    shown: '{{count}} of {{total}} shown',
    added: { one: '{{count}} row added', other: '{{count}} rows added' },
  },
  es: {
    more: 'Mostrar más',
    shown: '{{count}} de {{total}}',
    added: { one: '{{count}} fila añadida', other: '{{count}} filas añadidas' },
  },
  de: {
    more: 'Mehr anzeigen',
    shown: '{{count}} von {{total}} angezeigt',
    added: { one: '{{count}} Zeile hinzugefügt', other: '{{count}} Zeilen hinzugefügt' },
  },
};
