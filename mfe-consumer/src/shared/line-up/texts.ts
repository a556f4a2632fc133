import type { Locale } from '@turno/shared-types';

const it = { refresh: 'Controlliamo di nuovo tra', opensIn: 'Mancano' };

type Words = typeof it;

const en: Words = { refresh: 'Checking again in', opensIn: 'Time left' };
const es: Words = { refresh: 'Volvemos a comprobar en', opensIn: 'Faltan' };
const de: Words = { refresh: 'Neuer Versuch in', opensIn: 'Noch' };

/** The words of what runs out while somebody waits for a number. */
export const LINE_UP_TEXTS: Record<Locale, Words> = { it, en, es, de };
