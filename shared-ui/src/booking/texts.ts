import type { Locale } from '@turno/shared-types';

const it = {
  name: 'Nome per la prenotazione',
  nameMissing: 'Scrivi un nome',
  nameTooLong: 'Il nome può avere al massimo {{count}} caratteri',
  partyMissing: 'Scegli quanti siete',
  phone: 'Telefono (facoltativo)',
  phoneHint: 'Serve solo a chiamarti se non ti trovano.',
  terms: 'Accetto i termini e le condizioni',
  termsMissing: 'Per prenotare accetta i termini',
  readTerms: 'Leggi i termini e le condizioni',
  send: 'Chiedi un tavolo',
};

type Words = typeof it;

const en: Words = {
  name: 'Name for the booking',
  nameMissing: 'Enter a name',
  nameTooLong: 'The name may have {{count}} characters at most',
  partyMissing: 'Choose how many you are',
  phone: 'Phone (optional)',
  phoneHint: 'Only used to call you if they cannot find you.',
  terms: 'I accept the terms and conditions',
  termsMissing: 'Accept the terms to book',
  readTerms: 'Read the terms and conditions',
  send: 'Ask for a table',
};

const es: Words = {
  name: 'Nombre para la reserva',
  nameMissing: 'Escribe un nombre',
  nameTooLong: 'El nombre puede tener {{count}} caracteres como máximo',
  partyMissing: 'Elige cuántos sois',
  phone: 'Teléfono (opcional)',
  phoneHint: 'Solo sirve para llamarte si no te encuentran.',
  terms: 'Acepto los términos y condiciones',
  termsMissing: 'Acepta los términos para reservar',
  readTerms: 'Leer los términos y condiciones',
  send: 'Pedir una mesa',
};

const de: Words = {
  name: 'Name für die Reservierung',
  nameMissing: 'Geben Sie einen Namen ein',
  nameTooLong: 'Der Name darf höchstens {{count}} Zeichen haben',
  partyMissing: 'Wählen Sie, wie viele Sie sind',
  phone: 'Telefon (freiwillig)',
  phoneHint: 'Nur um Sie anzurufen, wenn man Sie nicht findet.',
  terms: 'Ich nehme die Nutzungsbedingungen an',
  termsMissing: 'Nehmen Sie zum Buchen die Bedingungen an',
  readTerms: 'Nutzungsbedingungen lesen',
  send: 'Nach einem Tisch fragen',
};

/** The words of the booking form. */
export const BOOKING_TEXTS: Record<Locale, Words> = { it, en, es, de };

const lineUpIt = {
  checking: 'Verifica di sicurezza…',
  'signing-up': 'Preparo il biglietto…',
  taking: 'Prendo il numero…',
  unanswered: 'Non è arrivata risposta. Riprova: non prenderai due numeri.',
  refresh: 'Controlliamo di nuovo tra',
};

type LineUpWords = typeof lineUpIt;

const lineUpEn: LineUpWords = {
  checking: 'Security check…',
  'signing-up': 'Preparing the ticket…',
  taking: 'Taking the number…',
  unanswered: 'No answer came. Try again: you will not take two numbers.',
  refresh: 'Checking again in',
};

const lineUpEs: LineUpWords = {
  checking: 'Comprobación de seguridad…',
  'signing-up': 'Preparando el tique…',
  taking: 'Cogiendo el número…',
  unanswered: 'No ha llegado respuesta. Inténtalo de nuevo: no cogerás dos números.',
  refresh: 'Volvemos a comprobar en',
};

const lineUpDe: LineUpWords = {
  checking: 'Sicherheitsprüfung…',
  'signing-up': 'Ticket wird vorbereitet…',
  taking: 'Nummer wird gezogen…',
  unanswered: 'Es kam keine Antwort. Versuchen Sie es erneut: Sie ziehen keine zwei Nummern.',
  refresh: 'Neuer Versuch in',
};

/** The words about a line-up under way. */
export const LINE_UP_TEXTS: Record<Locale, LineUpWords> = {
  it: lineUpIt,
  en: lineUpEn,
  es: lineUpEs,
  de: lineUpDe,
};
