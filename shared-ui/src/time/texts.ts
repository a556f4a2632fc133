import type { Locale } from '@turno/shared-types';

const it = {
  chooseDate: 'Scegli una data',
  chooseTime: 'Scegli un orario',
  hours: 'Ore',
  minutes: 'Minuti',
  hour: '{{count}} h',
  minute: '{{count}} min',
  left: { one: 'Manca {{count}} secondo', other: 'Mancano {{count}} secondi' },
  leftMinutes: { one: 'Manca {{count}} minuto', other: 'Mancano {{count}} minuti' },
};

/** The words of dates and times to choose. */
export const TIME_TEXTS: Record<Locale, typeof it> = {
  it,
  en: {
    chooseDate: 'Choose a date',
    chooseTime: 'Choose a time',
    hours: 'Hours',
    minutes: 'Minutes',
    hour: '{{count}} h',
    minute: '{{count}} min',
    left: { one: '{{count}} second left', other: '{{count}} seconds left' },
    leftMinutes: { one: '{{count}} minute left', other: '{{count}} minutes left' },
  },
  es: {
    chooseDate: 'Elige una fecha',
    chooseTime: 'Elige una hora',
    hours: 'Horas',
    minutes: 'Minutos',
    hour: '{{count}} h',
    minute: '{{count}} min',
    left: { one: 'Queda {{count}} segundo', other: 'Quedan {{count}} segundos' },
    leftMinutes: { one: 'Queda {{count}} minuto', other: 'Quedan {{count}} minutos' },
  },
  de: {
    chooseDate: 'Datum wählen',
    chooseTime: 'Uhrzeit wählen',
    hours: 'Stunden',
    minutes: 'Minuten',
    hour: '{{count}} Std.',
    minute: '{{count}} Min.',
    left: { one: 'Noch {{count}} Sekunde', other: 'Noch {{count}} Sekunden' },
    leftMinutes: { one: 'Noch {{count}} Minute', other: 'Noch {{count}} Minuten' },
  },
};
