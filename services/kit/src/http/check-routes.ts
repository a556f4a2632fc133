import { type Call, callsOf, type ServiceName } from '@turno/shared-types';
import type { Route } from './serve.ts';

/** Throws a sentence when a service serves a call that is not its own, serves one twice, or leaves one out. */
export function checkRoutes(service: ServiceName, routes: readonly Route[]): void {
  const declared = new Set<Call>(callsOf(service));
  const served = new Set<Call>();
  for (const { call } of routes) {
    const name = `${call.method} ${call.path}`;
    if (!declared.has(call)) throw new Error(`${name} is no call of ${service} in the contract.`);
    if (served.has(call)) throw new Error(`${name} is served twice by ${service}.`);
    served.add(call);
  }
  const missing = [...declared].filter((call) => !served.has(call));
  if (missing.length > 0) {
    const names = missing.map(({ method, path }) => `${method} ${path}`).join(', ');
    throw new Error(`${service} does not serve ${names}, which the contract says it does.`);
  }
}
