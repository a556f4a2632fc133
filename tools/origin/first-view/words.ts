import type { Locale } from '@turno/shared-types';

export type Counted = { one: string; other: string };

export type Words = {
  homeTitle: string;
  status: { open: string; paused: string; closed: string };
  /** `{time}` is filled in, as are `{number}` and `{count}` below. */
  opensAt: string;
  nobody: string;
  people: Counted;
  inQueue: string;
  numbers: string;
  wait: string;
  until: string;
  minutes: string;
  serving: string;
  take: string;
  takeFirst: string;
  seeShows: string;
  askTable: string;
  searchHint: string;
  openUntil: string;
  servedAround: string;
  /** `{wait}` is filled in. */
  waitFrom: string;
  signIn: { title: string; lead: string; email: string; password: string; submit: string };
  updatedAt: string;
};

/** The words of the first view, as the screens that replace it have them. */
export const WORDS: Record<Locale, Words> = {
  it: {
    homeTitle: 'Il tuo posto in coda, da dove sei',
    status: { open: 'Aperta', paused: 'In pausa', closed: 'Chiusa' },
    opensAt: 'Apre alle {time}',
    nobody: 'Nessuno in coda',
    people: { one: '{count} persona in coda', other: '{count} persone in coda' },
    inQueue: 'Persone in coda',
    numbers: 'Numeri in attesa',
    wait: 'Attesa',
    until: 'Tocca verso le',
    minutes: '{count} min',
    serving: 'Ora in servizio',
    take: 'Prendi il numero {number}',
    takeFirst: 'Prendi il primo numero',
    seeShows: 'Vedi gli orari',
    askTable: 'Chiedi un tavolo',
    searchHint: 'Attività o categoria',
    openUntil: 'fino alle {time}',
    servedAround: 'turno verso le {time}',
    waitFrom: 'da {wait}',
    signIn: {
      title: 'Accedi',
      lead: 'Ritrova i tuoi biglietti su ogni dispositivo.',
      email: 'E-mail',
      password: 'Password',
      submit: 'Accedi',
    },
    updatedAt: 'Ultimo aggiornamento {time}',
  },
  en: {
    homeTitle: 'Your place in line, from anywhere',
    status: { open: 'Open', paused: 'Paused', closed: 'Closed' },
    opensAt: 'Opens at {time}',
    nobody: 'Nobody in queue',
    people: { one: '{count} person in queue', other: '{count} people in queue' },
    inQueue: 'People in queue',
    numbers: 'Numbers waiting',
    wait: 'Wait',
    until: 'Your turn about',
    minutes: '{count} min',
    serving: 'Now serving',
    take: 'Take number {number}',
    takeFirst: 'Take the first number',
    seeShows: 'See the times',
    askTable: 'Ask for a table',
    searchHint: 'Place or category',
    openUntil: 'until {time}',
    servedAround: 'served around {time}',
    waitFrom: 'from {wait}',
    signIn: {
      title: 'Sign in',
      lead: 'Find your tickets on all your devices.',
      email: 'E-mail',
      password: 'Password',
      submit: 'Sign in',
    },
    updatedAt: 'Last updated {time}',
  },
  es: {
    homeTitle: 'Tu sitio en la cola, desde donde estés',
    status: { open: 'Abierta', paused: 'En pausa', closed: 'Cerrada' },
    opensAt: 'Abre a las {time}',
    nobody: 'Nadie en la cola',
    people: { one: '{count} persona en la cola', other: '{count} personas en la cola' },
    inQueue: 'Personas en la cola',
    numbers: 'Números en espera',
    wait: 'Espera',
    until: 'Te toca hacia las',
    minutes: '{count} min',
    serving: 'Atendiendo',
    take: 'Coger el número {number}',
    takeFirst: 'Coger el primer número',
    seeShows: 'Ver los horarios',
    askTable: 'Pedir una mesa',
    searchHint: 'Local o categoría',
    openUntil: 'hasta las {time}',
    servedAround: 'turno hacia las {time}',
    waitFrom: 'desde {wait}',
    signIn: {
      title: 'Iniciar sesión',
      lead: 'Encuentra tus tiques en todos tus dispositivos.',
      email: 'Correo electrónico',
      password: 'Contraseña',
      submit: 'Iniciar sesión',
    },
    updatedAt: 'Última actualización {time}',
  },
  de: {
    homeTitle: 'Ihr Platz in der Schlange, von überall',
    status: { open: 'Geöffnet', paused: 'Pausiert', closed: 'Geschlossen' },
    opensAt: 'Öffnet um {time}',
    nobody: 'Niemand wartet',
    people: { one: '{count} Person wartet', other: '{count} Personen warten' },
    inQueue: 'Wartende Personen',
    numbers: 'Wartende Nummern',
    wait: 'Wartezeit',
    until: 'Dran gegen',
    minutes: '{count} Min.',
    serving: 'Jetzt dran',
    take: 'Nummer {number} ziehen',
    takeFirst: 'Erste Nummer ziehen',
    seeShows: 'Zeiten ansehen',
    askTable: 'Tisch anfragen',
    searchHint: 'Betrieb, Kategorie',
    openUntil: 'bis {time} Uhr',
    servedAround: 'an der Reihe gegen {time} Uhr',
    waitFrom: 'ab {wait}',
    signIn: {
      title: 'Anmelden',
      lead: 'Ihre Tickets auf jedem Gerät.',
      email: 'E-Mail',
      password: 'Passwort',
      submit: 'Anmelden',
    },
    updatedAt: 'Zuletzt aktualisiert {time}',
  },
};
