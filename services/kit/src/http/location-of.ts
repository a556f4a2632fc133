import type { Call } from '@turno/shared-types';

/** The header `Location` of an answer; `null` where a call makes nothing that its sender can read. */
export function locationOf({ location }: Call, params: unknown, reply: unknown): string | null {
  if (location === undefined || Object(params).scope === 'private') return null;
  const filled = (values: unknown) => (_: string, name: string) =>
    encodeURIComponent(String(Object(values)[name]));
  return location.replace(/:(\w+)/g, filled(params)).replace(/\{(\w+)\}/g, filled(reply));
}
