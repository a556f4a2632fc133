import type { Locale } from '@turno/shared-types';

type WalletWords = Record<
  'status' | 'valid' | 'inactive' | 'usedUp' | 'ended' | 'uses' | 'from' | 'to',
  string
>;

/** The words of a pass in a wallet. */
export const WALLET_WORDS: Record<Locale, WalletWords> = {
  it: {
    status: 'Stato',
    valid: 'Valido',
    inactive: 'Da attivare',
    usedUp: 'Utilizzi esauriti',
    ended: 'Non più valido',
    uses: 'Utilizzi',
    from: 'Valido dal',
    to: 'Valido fino al',
  },
  en: {
    status: 'Status',
    valid: 'Valid',
    inactive: 'Not activated yet',
    usedUp: 'Used up',
    ended: 'No longer valid',
    uses: 'Uses',
    from: 'Valid from',
    to: 'Valid until',
  },
  es: {
    status: 'Estado',
    valid: 'Válido',
    inactive: 'Sin activar',
    usedUp: 'Usos agotados',
    ended: 'Ya no es válido',
    uses: 'Usos',
    from: 'Válido desde',
    to: 'Válido hasta',
  },
  de: {
    status: 'Status',
    valid: 'Gültig',
    inactive: 'Noch nicht aktiviert',
    usedUp: 'Aufgebraucht',
    ended: 'Nicht mehr gültig',
    uses: 'Nutzungen',
    from: 'Gültig ab',
    to: 'Gültig bis',
  },
};
