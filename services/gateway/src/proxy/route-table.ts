import { CALLS, type Call, callsOf, pathsOf, type ServiceName } from '@turno/shared-types';

export type ProxyRoute = {
  call: Call;
  /** Express paths: a path with a `:scope` part becomes two. */
  paths: string[];
};

const SERVICES: readonly ServiceName[] = ['identity', 'queues', 'passes'];

/** The calls that the gateway forwards: the whole contract except internal calls, fixed paths first. */
export function routeTable(): ProxyRoute[] {
  return SERVICES.flatMap(callsOf)
    .filter((call) => call.access !== 'internal')
    .map((call) => ({ call, paths: pathsOf(call) }));
}

/** The methods and paths of these calls. */
export function servedPaths(): { method: Call['method']; path: string }[] {
  return routeTable().flatMap(({ call: { method }, paths }) =>
    paths.map((path) => ({ method, path })),
  );
}

/** The name of a call in the contract, without its suffix. */
export function nameOf(call: Call): string {
  const found = Object.entries<Call>(CALLS).find(([, each]) => each === call);
  return found ? found[0].replace(/Call$/, '') : call.path;
}
