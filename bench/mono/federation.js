import { Remote } from '@turno/mfe-consumer/remote';

/** Answers what the host would have loaded from another origin. */
export const importRemote = () => Promise.resolve({ Remote });
