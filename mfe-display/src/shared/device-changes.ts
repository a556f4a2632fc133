import { atom } from 'jotai';

/** Grows with each word of the stream that this screen may have changed. */
export const deviceChangesAtom = atom(0);
