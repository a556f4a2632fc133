import type { LOCALES } from '../constants.ts';
import type { NoticeKind } from './kinds.ts';

type Words = Record<NoticeKind, { title: string; text: string }>;

const IT: Words = {
  called: { title: 'È il tuo turno', text: 'Presentati ora.' },
  returned: {
    title: 'Il tuo numero aspetta di nuovo',
    text: 'Lo sportello ha annullato la chiamata: ti avvisiamo quando tocca a te.',
  },
  near: { title: 'Manca poco', text: 'Davanti a te ci sono al massimo due numeri.' },
  leave: { title: 'È ora di partire', text: 'Se parti adesso arrivi in tempo.' },
  hurry: { title: 'Affrettati', text: 'Potresti essere chiamato prima del tuo arrivo.' },
  later: { title: 'C’è ancora tempo', text: 'La coda ha rallentato. Ti avvisiamo quando partire.' },
  paused: { title: 'La coda è in pausa', text: 'Il tuo numero resta valido.' },
  resumed: { title: 'La coda riprende', text: 'Si torna a chiamare.' },
  closed: {
    title: 'La coda è stata chiusa',
    text: 'Scegli se tenere il tuo numero o lasciare la coda.',
  },
  reopened: { title: 'La coda è di nuovo aperta', text: 'Il tuo numero è ancora valido.' },
  moved: { title: 'Hai un nuovo numero', text: 'Il tempo che hai già aspettato vale.' },
  ended: { title: 'Il tuo numero non vale più', text: 'Apri il biglietto per sapere perché.' },
  cancelled: { title: 'Lo spettacolo è stato annullato', text: 'Il tuo biglietto non vale più.' },
};

const EN: Words = {
  called: { title: 'It is your turn', text: 'Please come now.' },
  returned: {
    title: 'Your number is waiting again',
    text: 'The desk has taken back its call. We will tell you when it is your turn.',
  },
  near: { title: 'Your turn is near', text: 'There are at most two numbers before yours.' },
  leave: { title: 'Time to leave', text: 'If you leave now, you will be there in time.' },
  hurry: { title: 'Please hurry', text: 'You may be called before you arrive.' },
  later: {
    title: 'There is still time',
    text: 'The queue has slowed down. We will tell you when to leave.',
  },
  paused: { title: 'The queue is paused', text: 'You keep your number.' },
  resumed: { title: 'The queue has resumed', text: 'Numbers are being called again.' },
  closed: {
    title: 'The queue was closed',
    text: 'Choose whether to keep your number or leave the queue.',
  },
  reopened: { title: 'The queue is open again', text: 'Your number is still valid.' },
  moved: { title: 'You have a new number', text: 'The time you have waited counts.' },
  ended: { title: 'Your number is no longer valid', text: 'Open the ticket to see why.' },
  cancelled: { title: 'The show was cancelled', text: 'Your ticket is no longer valid.' },
};

const ES: Words = {
  called: { title: 'Es tu turno', text: 'Preséntate ahora.' },
  returned: {
    title: 'Tu número vuelve a esperar',
    text: 'El puesto ha anulado la llamada: te avisamos cuando sea tu turno.',
  },
  near: { title: 'Falta poco', text: 'Tienes delante dos números como máximo.' },
  leave: { title: 'Es hora de salir', text: 'Si sales ahora, llegarás a tiempo.' },
  hurry: { title: 'Date prisa', text: 'Pueden llamarte antes de que llegues.' },
  later: {
    title: 'Todavía hay tiempo',
    text: 'La cola va más despacio. Te avisaremos cuando tengas que salir.',
  },
  paused: { title: 'La cola está en pausa', text: 'Conservas tu número.' },
  resumed: { title: 'La cola continúa', text: 'Se vuelve a llamar.' },
  closed: {
    title: 'La cola se ha cerrado',
    text: 'Elige si quieres conservar tu número o dejar la cola.',
  },
  reopened: { title: 'La cola está abierta de nuevo', text: 'Tu número sigue siendo válido.' },
  moved: { title: 'Tienes un número nuevo', text: 'El tiempo que ya has esperado cuenta.' },
  ended: { title: 'Tu número ya no es válido', text: 'Abre el tique para saber por qué.' },
  cancelled: { title: 'La función se ha cancelado', text: 'Tu tique ya no es válido.' },
};

const DE: Words = {
  called: { title: 'Sie sind an der Reihe', text: 'Bitte kommen Sie jetzt.' },
  returned: {
    title: 'Ihre Nummer wartet wieder',
    text: 'Der Schalter hat den Aufruf zurückgenommen. Wir sagen Ihnen, wann Sie dran sind.',
  },
  near: { title: 'Gleich sind Sie dran', text: 'Vor Ihnen sind höchstens noch zwei Nummern.' },
  leave: { title: 'Zeit loszugehen', text: 'Wenn Sie jetzt losgehen, sind Sie rechtzeitig da.' },
  hurry: {
    title: 'Bitte beeilen Sie sich',
    text: 'Sie werden vielleicht aufgerufen, bevor Sie da sind.',
  },
  later: {
    title: 'Sie haben noch Zeit',
    text: 'Es geht langsamer voran. Wir melden uns, wenn Sie losgehen sollten.',
  },
  paused: { title: 'Die Warteschlange pausiert', text: 'Sie behalten Ihre Nummer.' },
  resumed: { title: 'Es geht weiter', text: 'Es wird wieder aufgerufen.' },
  closed: {
    title: 'Die Warteschlange wurde geschlossen',
    text: 'Entscheiden Sie, ob Sie Ihre Nummer behalten oder die Warteschlange verlassen.',
  },
  reopened: {
    title: 'Die Warteschlange ist wieder geöffnet',
    text: 'Ihre Nummer gilt weiterhin.',
  },
  moved: {
    title: 'Sie haben eine neue Nummer',
    text: 'Ihre bisherige Wartezeit zählt.',
  },
  ended: {
    title: 'Ihre Nummer gilt nicht mehr',
    text: 'Öffnen Sie das Ticket, um zu sehen, warum.',
  },
  cancelled: { title: 'Die Vorstellung wurde abgesagt', text: 'Ihr Ticket gilt nicht mehr.' },
};

/** The words of a message: the same in a browser's notification, in a mail and in a text message. */
export const NOTICE_WORDS: Record<(typeof LOCALES)[number], Words> = {
  it: IT,
  en: EN,
  es: ES,
  de: DE,
};

/** The text that a browser shows for a kind which only a later release knows. */
export const UNKNOWN_NOTICE_WORDS: Record<(typeof LOCALES)[number], Words[NoticeKind]> = {
  it: { title: 'Novità sul tuo biglietto', text: 'Aprilo per leggerle.' },
  en: { title: 'News about your ticket', text: 'Open it to read more.' },
  es: { title: 'Novedades de tu tique', text: 'Ábrelo para leerlas.' },
  de: { title: 'Neues zu Ihrem Ticket', text: 'Öffnen Sie es, um mehr zu erfahren.' },
};
