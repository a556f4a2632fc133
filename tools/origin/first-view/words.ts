import type { Locale } from '@turno/shared-types';
import type { JoinBlocker } from '@turno/shared-types/rules';

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
  takeAnyway: string;
  takeFirst: string;
  /** Why nobody can join now. */
  blocked: Record<JoinBlocker['kind'], string>;
  isTooLate: string;
  firstRoundFull: string;
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
    takeAnyway: 'Prendi comunque il numero {number}',
    takeFirst: 'Prendi il primo numero',
    blocked: {
      closed: 'La coda è chiusa',
      paused: 'La coda è in pausa',
      tooLate: 'Numeri finiti per oggi: la coda dura fino alla chiusura',
      early: 'Puoi metterti in coda dalle {time}',
    },
    isTooLate: 'Probabilmente il tuo turno non arriverebbe prima della chiusura',
    firstRoundFull: 'Il primo giro è già pieno: il tuo numero sarà chiamato dopo.',
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
    takeAnyway: 'Take number {number} anyway',
    takeFirst: 'Take the first number',
    blocked: {
      closed: 'The queue is closed',
      paused: 'The queue is paused',
      tooLate: 'No more numbers today: the queue lasts until closing',
      early: 'You can join the queue from {time}',
    },
    isTooLate: 'You would probably not be called before closing',
    firstRoundFull: 'The first round is already full: your number will be called after it.',
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
    takeAnyway: 'Coger de todos modos el número {number}',
    takeFirst: 'Coger el primer número',
    blocked: {
      closed: 'La cola está cerrada',
      paused: 'La cola está en pausa',
      tooLate: 'No hay más números hoy: la cola dura hasta el cierre',
      early: 'Puedes ponerte en la cola a partir de las {time}',
    },
    isTooLate: 'Probablemente no te tocaría antes del cierre',
    firstRoundFull: 'La primera ronda ya está completa: tu número se llamará después.',
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
    takeAnyway: 'Nummer {number} trotzdem ziehen',
    takeFirst: 'Erste Nummer ziehen',
    blocked: {
      closed: 'Die Warteschlange ist geschlossen',
      paused: 'Die Warteschlange ist pausiert',
      tooLate: 'Heute keine Nummern mehr: Die Schlange reicht bis zur Schließung',
      early: 'Sie können sich ab {time} einreihen',
    },
    isTooLate: 'Sie kämen vor der Schließung wahrscheinlich nicht mehr an die Reihe',
    firstRoundFull: 'Die erste Runde ist schon voll: Ihre Nummer wird danach aufgerufen.',
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
