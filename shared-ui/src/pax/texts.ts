import type { Locale } from '@turno/shared-types';

const it = {
  people: { one: '{{count}} persona', other: '{{count}} persone' },
  more: 'Siete di più?',
  moreChoose: 'Scegli un numero',
  choose: 'Scegli quanti siete',
};

/** The words of the choice of a party's size. */
export const PAX_TEXTS: Record<Locale, typeof it> = {
  it,
  en: {
    people: { one: '{{count}} person', other: '{{count}} people' },
    more: 'More of you?',
    moreChoose: 'Choose a number',
    choose: 'Choose how many you are',
  },
  es: {
    people: { one: '{{count}} persona', other: '{{count}} personas' },
    more: '¿Sois más?',
    moreChoose: 'Elige un número',
    choose: 'Elige cuántos sois',
  },
  de: {
    people: { one: '{{count}} Person', other: '{{count}} Personen' },
    more: 'Sind Sie mehr?',
    moreChoose: 'Zahl wählen',
    choose: 'Wählen Sie die Personenzahl',
  },
};
