import type { RemoteName } from './remotes.ts';

/** Who may open a page of the host: everyone, whoever is signed in (a guest too), or a merchant. */
export type RouteGuard = 'everyone' | 'signed-in' | 'merchant';

export type HostRoute = { pattern: string; remote: RemoteName; guard: RouteGuard };

/** Which remote answers which page (SHL-001 to SHL-010). A `:name` stands for one segment. */
export const HOST_ROUTES: readonly HostRoute[] = [
  { pattern: '/', remote: 'mfe-consumer', guard: 'everyone' },
  { pattern: '/m/:vanity', remote: 'mfe-consumer', guard: 'everyone' },
  { pattern: '/q/:vanity', remote: 'mfe-consumer', guard: 'everyone' },
  { pattern: '/take-number/:merchantId/:queueId', remote: 'mfe-consumer', guard: 'everyone' },
  { pattern: '/signin', remote: 'mfe-consumer', guard: 'everyone' },
  { pattern: '/reservation/:merchantId/:queueId', remote: 'mfe-consumer', guard: 'signed-in' },
  { pattern: '/user-queues', remote: 'mfe-consumer', guard: 'signed-in' },
  { pattern: '/manage-merchant', remote: 'mfe-merchant', guard: 'merchant' },
  { pattern: '/display/:merchantId', remote: 'mfe-display', guard: 'everyone' },
  { pattern: '/scan-create-pass', remote: 'mfe-passes', guard: 'merchant' },
];

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function fits(pattern: string, path: readonly string[]): boolean {
  const wanted = segmentsOf(pattern);
  return (
    wanted.length === path.length &&
    wanted.every((segment, at) => segment.startsWith(':') || segment === path[at])
  );
}

/** The route that owns an in-app path (without query), or `null` for a page nobody has (SHL-011). */
export function hostRouteFor(path: string): HostRoute | null {
  const segments = segmentsOf(path);
  return HOST_ROUTES.find((route) => fits(route.pattern, segments)) ?? null;
}

/** The remote that draws an in-app path, or `null` for a page nobody has. */
export function remoteForPath(path: string): RemoteName | null {
  return hostRouteFor(path)?.remote ?? null;
}
