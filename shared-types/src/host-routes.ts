import type { RemoteName } from './remotes.ts';

/** Who may open a page. A guest is signed in too; the calls behind a page are guarded by the services. */
export type RouteGuard = 'everyone' | 'signed-in' | 'merchant';

export type HostRoute = {
  /** Segments that start with `:` match any one segment. */
  readonly path: string;
  readonly remote: RemoteName;
  readonly guard: RouteGuard;
};

/** Which remote serves which address, and who may open it (SHL-001, SHL-002, SHL-008, SHL-010). */
export const HOST_ROUTES = [
  { path: '/', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/m/:vanity', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/q/:vanity', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/take-number/:merchantId/:queueId', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/reservation/:merchantId/:queueId', remote: 'mfe-consumer', guard: 'signed-in' },
  { path: '/user-queues', remote: 'mfe-consumer', guard: 'signed-in' },
  { path: '/signin', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/manage-merchant', remote: 'mfe-merchant', guard: 'merchant' },
  { path: '/display/:merchantId', remote: 'mfe-display', guard: 'everyone' },
  { path: '/scan-create-pass', remote: 'mfe-passes', guard: 'merchant' },
] as const satisfies readonly HostRoute[];

/** The row that serves an address; `null` for an unknown one. A slash at the end does not count. */
export function hostRouteFor(path: string): HostRoute | null {
  const parts = segments(path);
  return HOST_ROUTES.find((route) => matches(segments(route.path), parts)) ?? null;
}

/** The remote that serves an address; `null` for a page of the shell itself or an unknown one. */
export function remoteForPath(path: string): RemoteName | null {
  return hostRouteFor(path)?.remote ?? null;
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}
