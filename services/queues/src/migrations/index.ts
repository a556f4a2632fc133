/** The steps that bring the database of an older release to the newest schema. */
import type { Migration } from '@turno/kit';
import { allowanceSlots } from './allowance-slots.ts';

export const MIGRATIONS: readonly Migration[] = [allowanceSlots];
