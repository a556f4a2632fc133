import type { Locale, Prepare } from '@turno/shared-types';

/** Lets a remote that has just come load its texts, so that its first render has them; earlier ones have no such step. */
export async function prepareRemote(module: unknown, locale: Locale): Promise<unknown> {
  if (hasPrepare(module)) await module.prepare(locale);
  return module;
}

function hasPrepare(module: unknown): module is { prepare: Prepare } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'prepare' in module &&
    typeof module.prepare === 'function'
  );
}
