import { prepare, Remote } from '@turno/mfe-consumer/remote';

/** Gives what the host would have loaded from another origin. */
export const importRemote = () => Promise.resolve({ prepare, Remote });

/** As the host prepares a remote that it has loaded. */
export async function prepareRemote(module, locale) {
  await module.prepare(locale);
  return module;
}
