const AWAY_NAMES = ['TimeoutError', 'AbortError', 'SyntaxError'];
const AWAY_MESSAGES = ['fetch failed', 'terminated'];

/** Whether an error says that a server is out of reach, or that something in between answered a page instead of JSON. */
function isAway(error: unknown): boolean {
  const { name, message }: { name?: string; message?: string } = Object(error);
  return AWAY_NAMES.includes(name ?? '') || AWAY_MESSAGES.includes(message ?? '');
}

/** Tells the server's log of any error but that another server is away, for which pages have words. */
export function reportUnlessAway(error: unknown, what: string): void {
  if (isAway(error)) return;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${what}: ${reason}\n`);
}
