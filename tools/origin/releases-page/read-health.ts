import { type ReleaseHealth, releaseHealthSchema } from '@turno/shared-types/remote-health';
import { reportUnlessAway } from '../away.ts';

export type Health = ReleaseHealth;
export type ReadHealth = () => Promise<Health | null>;

const DEADLINE_MS = 1_500;

/** Asks every gateway how the versions load and adds their figures up; `null` when one of them does not tell. */
export function createHealthReader(gateways: readonly string[], token: () => string): ReadHealth {
  return async () => {
    const answers = await Promise.all(gateways.map((address) => ask(address, token())));
    const told = answers.filter((answer) => answer !== null);
    return told.length < gateways.length ? null : told.reduce(added);
  };
}

async function ask(address: string, token: string): Promise<Health | null> {
  try {
    const answer = await fetch(`${address}/remote-health`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    return answer.ok ? releaseHealthSchema.parse(await answer.json()) : null;
  } catch (error) {
    reportUnlessAway(error, `The figures of ${address}`);
    return null;
  }
}

function added(one: Health, other: Health): Health {
  const isSame = (a: Health['counts'][number]) => (b: Health['counts'][number]) =>
    a.name === b.name && a.version === b.version;
  const alone = other.counts.filter((each) => !one.counts.some(isSame(each)));
  const counts = one.counts.map((each) => {
    const more = other.counts.find(isSame(each));
    if (!more) return each;
    const { loaded, slow, failed } = more;
    return {
      ...each,
      loaded: each.loaded + loaded,
      slow: each.slow + slow,
      failed: each.failed + failed,
    };
  });
  const since = [one.since, other.since].toSorted().at(-1) ?? one.since;
  return { since, counts: [...counts, ...alone] };
}
