import { prepare, Remote } from '@turno/mfe-consumer/remote';

/** Gives what the host would have loaded from another origin. */
export const importRemote = () => Promise.resolve({ prepare, Remote });
