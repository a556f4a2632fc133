import type { Locale } from '@turno/shared-types';
import { LRUCache } from 'lru-cache';
import { reportUnlessAway } from './away.ts';

type Options<T> = {
  /** Address of the gateway, without a slash at the end. */
  gatewayUrl: string;
  clientKey: string;
  parse: (json: unknown) => T;
  /** Milliseconds an answer is good for. */
  freshMs: number;
  /** Milliseconds after which a page waits for a new answer instead of showing the cached one. */
  oldMs: number;
  /** Milliseconds a page waits: what the server adds to a page is not worth a slow page. */
  deadlineMs: number;
  now: () => number;
};

/** An answer of the gateway and the time it was read. */
export type Reading<T> = { value: T; readAt: number };
/** `missing` for an address of nothing; `null` when the answer comes too late or not at all. */
type Found<T> = Reading<T> | 'missing' | null;
/** Reads what the public may know under a path of the gateway, with names such as those of categories in a language. */
export type ReadGateway<T> = (path: string, locale: Locale) => Promise<Found<T>>;
type Request = { path: string; locale: Locale };

type Known<T> = { triedAt: number; found: Found<T> };

const MOST_KNOWN = 500;
const ANSWER_MS = 3_000;

/** Makes a reader that asks the gateway once for all visits of a while, and never holds a page up for long. */
export function createGatewayReader<T>(options: Options<T>): ReadGateway<T> {
  const { freshMs, oldMs, deadlineMs, now } = options;
  const known = new LRUCache<string, Known<T>>({ max: MOST_KNOWN });
  const asking = new Map<string, Promise<void>>();

  async function ask(key: string, request: Request): Promise<void> {
    const answer = await read(request, options).catch((error: unknown) => {
      reportUnlessAway(error, request.path);
      return null;
    });
    asking.delete(key);
    const readAt = now();
    // Without an answer the cached value stays and is not fetched again at once.
    const found = answer ?? known.get(key)?.found ?? null;
    known.set(key, { triedAt: readAt, found });
  }

  return async (path, locale) => {
    const key = `${locale} ${path}`;
    const before = known.get(key);
    if (before && now() - before.triedAt < freshMs) return before.found;
    const answer = asking.get(key) ?? ask(key, { path, locale });
    asking.set(key, answer);
    const isOld = before === undefined || now() - before.triedAt >= oldMs;
    if (isOld) await within(answer, deadlineMs);
    return known.get(key)?.found ?? null;
  };
}

async function read<T>({ path, locale }: Request, options: Options<T>): Promise<Found<T>> {
  const { gatewayUrl, clientKey, parse, now } = options;
  const answer = await fetch(`${gatewayUrl}${path}`, {
    headers: { 'x-client-key': clientKey, 'accept-language': locale },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (answer.status === 404) return 'missing';
  if (!answer.ok) return null;
  return { value: parse(await answer.json()), readAt: now() };
}

function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
