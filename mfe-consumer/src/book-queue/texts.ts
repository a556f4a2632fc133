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

/** The words of a booking; they come with its form. */
export const BOOKING_TEXTS: Record<Locale, Words> = { it, en, es, de };
