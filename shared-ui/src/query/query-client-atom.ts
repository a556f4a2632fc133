import { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';

/** The cache of a store; the frame of a mount puts its own in. */
export const queryClientAtom = atom(new QueryClient());
