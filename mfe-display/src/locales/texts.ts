import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { it } from './it.ts';

export const NAMESPACE = 'display';
export const texts = { it, en, es, de };
