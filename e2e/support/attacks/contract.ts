import { CALLS, type Call } from '@turno/shared-types';
import * as z from 'zod/mini';

export type NamedCall = { name: string; call: Call };

/** Every call a browser can make, by name. */
export const PUBLIC_CALLS: NamedCall[] = Object.entries<Call>(CALLS)
  .filter(([, call]) => call.access !== 'internal')
  .map(([name, call]) => ({ name, call }));

/** The paths a call has: one, or one for each scope. */
export function scopesOf(call: Call): (string | undefined)[] {
  return call.path.startsWith('/:scope/') ? ['public', 'private'] : [undefined];
}

/** Names of the fields of a schema, read from the same document that `/openapi.json` is made of. */
export function fieldsOf(schema: z.ZodMiniType): string[] {
  const as = (io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  // What is reshaped before it is read has no fields of its own: what it becomes has.
  return Object.keys(as('input').properties ?? as('output').properties ?? {});
}

/** A path with its parameters filled in; what is not given stays out of reach as `1`. */
export function filled(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '1');
}

/** Sent with the id of a missing queue: their success would remove what every other request needs. */
const SPARED = ['updateQueueCall', 'removeQueueCall'];

/** The parameters of a call, changed where its success would break the test data. */
export function sparing(name: string, params: Record<string, string>): Record<string, string> {
  return SPARED.includes(name) ? { ...params, queueId: '999999999' } : params;
}
