import { atom } from 'jotai';

/** Counts the messages of the stream after which this screen may have changed. */
export const deviceChangesAtom = atom(0);
