import * as z from 'zod/mini';
import type { PublicMerchant } from './page-facts.ts';

type Options = {
  /** Address of the gateway, without a slash at the end. */
  gatewayUrl: string;
  clientKey: string;
  /** Milliseconds an answer is good for. */
  freshMs: number;
  /** Milliseconds a page waits for it: a description is not worth a slow page. */
  deadlineMs: number;
  now: () => number;
};

/** `missing` for a name that no merchant has; `null` when the answer comes too late or not at all. */
type FoundMerchant = PublicMerchant | 'missing' | null;
/** Reads the public facts of a merchant. */
export type ReadMerchant = (vanity: string) => Promise<FoundMerchant>;

type Known = { at: number; merchant: FoundMerchant };

const MOST_KNOWN = 500;
const ANSWER_MS = 3_000;
const text = z.nullable(z.string());
const readSchema = z.object({
  name: z.string(),
  vanity: z.string(),
  logoUrl: text,
  photos: z.nullable(z.array(z.object({ cardImageUrl: z.string() }))),
  city: text,
  isVerified: z.boolean(),
});

/** Makes a reader that asks the gateway once for all visits of a while, and never holds a page up for long. */
export function createMerchantReader(options: Options): ReadMerchant {
  const { gatewayUrl, clientKey, freshMs, deadlineMs, now } = options;
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<void>>();

  async function ask(vanity: string): Promise<void> {
    const merchant = await readAt(
      `${gatewayUrl}/public/merchants/vanity/${encodeURIComponent(vanity)}`,
      clientKey,
    ).catch(() => undefined);
    asking.delete(vanity);
    // Without an answer the cached value stays and is not fetched again at once.
    const merchantToCache =
      merchant === undefined ? (known.get(vanity)?.merchant ?? null) : merchant;
    known.delete(vanity);
    known.set(vanity, { at: now(), merchant: merchantToCache });
    const oldest = known.keys().next();
    if (known.size > MOST_KNOWN && !oldest.done) known.delete(oldest.value);
  }

  return async (vanity) => {
    const before = known.get(vanity);
    if (before && now() - before.at < freshMs) return before.merchant;
    const answer = asking.get(vanity) ?? ask(vanity);
    asking.set(vanity, answer);
    // A stale answer is served instead of waiting for a fresh one.
    if (!before) await within(answer, deadlineMs);
    return known.get(vanity)?.merchant ?? null;
  };
}

async function readAt(address: string, clientKey: string): Promise<PublicMerchant | 'missing'> {
  const answer = await fetch(address, {
    headers: { 'x-client-key': clientKey },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (answer.status === 404) return 'missing';
  return readSchema.parse(await answer.json());
}

function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
