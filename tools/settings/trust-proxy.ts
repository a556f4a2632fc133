import express from 'express';

/** What `TRUST_PROXY` may be. */
export const TRUST_PROXY_RULE =
  'must list addresses, subnets, loopback, linklocal or uniquelocal, separated by commas';

/** Whether Express, whose `trust proxy` it becomes, understands a list of proxies; an empty one trusts none. */
export function isProxyList(text: string): boolean {
  // A number of hops, which is no address: Express reads 1 in a text as 0.0.0.1.
  if (/(^|,)\s*\d+\s*(,|$)/.test(text)) return false;
  try {
    if (text !== '') express().set('trust proxy', text);
    return true;
  } catch {
    return false;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The proxies of an environment; throws one sentence where nobody can tell which are meant. */
export function readTrustProxy({ TRUST_PROXY = '' }: Environment): string {
  const text = TRUST_PROXY.trim();
  if (!isProxyList(text)) throw new Error(`TRUST_PROXY ${TRUST_PROXY_RULE}, not "${text}".`);
  return text;
}
