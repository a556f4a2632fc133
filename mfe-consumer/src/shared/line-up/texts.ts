import type { Locale } from '@turno/shared-types';

const it = { opensIn: 'Mancano' };

type Words = typeof it;

const en: Words = { opensIn: 'Time left' };
const es: Words = { opensIn: 'Faltan' };
const de: Words = { opensIn: 'Noch' };

/** The words of what runs out while somebody waits for a number. */
export const LINE_UP_TEXTS: Record<Locale, Words> = { it, en, es, de };
