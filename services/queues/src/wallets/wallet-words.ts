import type { Locale } from '@turno/shared-types';

type WalletWords = Record<
  | 'waiting'
  | 'now'
  | 'come'
  | 'passed'
  | 'ended'
  | 'movedTo'
  | 'people'
  | 'status'
  | 'desk'
  | 'show',
  string
>;

/** The words of a ticket in a wallet. */
export const WALLET_WORDS: Record<Locale, WalletWords> = {
  it: {
    waiting: 'In attesa',
    now: 'È il tuo turno',
    come: 'Presentati ora',
    passed: 'Chiamato: presentati subito',
    ended: 'Non più valido',
    movedTo: 'Spostato: ora',
    people: 'Persone',
    status: 'Stato',
    desk: 'Sportello',
    show: 'Orario',
  },
  en: {
    waiting: 'Waiting',
    now: 'It is your turn',
    come: 'Please come now',
    passed: 'Called: come right away',
    ended: 'No longer valid',
    movedTo: 'Moved: now',
    people: 'People',
    status: 'Status',
    desk: 'Desk',
    show: 'Time',
  },
  es: {
    waiting: 'En espera',
    now: 'Es tu turno',
    come: 'Preséntate ahora',
    passed: 'Llamado: ven enseguida',
    ended: 'Ya no es válido',
    movedTo: 'Pasado a otra cola: ahora',
    people: 'Personas',
    status: 'Estado',
    desk: 'Puesto',
    show: 'Hora',
  },
  de: {
    waiting: 'Wartet',
    now: 'Sie sind an der Reihe',
    come: 'Bitte kommen Sie jetzt',
    passed: 'Aufgerufen: Kommen Sie sofort',
    ended: 'Nicht mehr gültig',
    movedTo: 'Verschoben: jetzt',
    people: 'Personen',
    status: 'Status',
    desk: 'Schalter',
    show: 'Uhrzeit',
  },
};
