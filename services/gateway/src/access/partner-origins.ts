const FRESH_MS = 30_000;
const RETRY_MS = 5_000;

type Source = {
  read: () => Promise<string[]>;
  onError: (error: unknown) => void;
  now?: () => number;
};

/** Whether an origin is a partner's, by a list that is at most thirty seconds old; the last one when none can be had. */
export function partnerOrigins({ read, onError, now = Date.now }: Source) {
  let origins: ReadonlySet<string> = new Set();
  let freshUntil = 0;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      origins = new Set((await read()).flatMap(originOf));
      freshUntil = now() + FRESH_MS;
    } catch (error) {
      onError(error);
      freshUntil = now() + RETRY_MS;
    } finally {
      reading = null;
    }
  }

  return async (origin: string): Promise<boolean> => {
    if (freshUntil <= now()) {
      reading ??= refresh();
      await reading;
    }
    return origins.has(origin);
  };
}

/** `null` is never a partner: it is the origin of every sandboxed page. */
function originOf(text: string): string[] {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === 'null' ? [] : [origin];
}
