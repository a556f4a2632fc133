/** The path that a guard stored in the router's state; `null` for any other value. */
export function originOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return null;
  const { origin } = state;
  return typeof origin === 'string' && /^\/(?![/\\])/.test(origin) ? origin : null;
}

/** The router state that passes the origin on to the next page. */
export function withOrigin(origin: string | null): { origin: string } | null {
  return origin === null ? null : { origin };
}
