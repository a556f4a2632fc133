import { type Contract, callsOf } from './document.ts';
import { misfits } from './misfits.ts';

type Sides = {
  /** Of what the pages were built against. */
  pages: Contract;
  /** Of what the services answer. */
  services: Contract;
};

/**
 * What breaks when pages of one contract call services of another, with the call and the field: a call that is gone, a field
 * that a page sends and the service refuses, or that a page needs and the service may leave out.
 */
export function breaksOf({ pages, services }: Sides): string[] {
  const known = callsOf(services);
  return [...callsOf(pages)].flatMap(([name, { request, reply }]) => {
    const call = known.get(name);
    if (!call) return [`${name} is gone`];
    const sent = misfits(
      { schema: request, contract: pages },
      { schema: call.request, contract: services },
      `${name} request`,
    );
    if (reply === null) return sent;
    const answer = { schema: call.reply ?? {}, contract: services };
    return [...sent, ...misfits(answer, { schema: reply, contract: pages }, `${name} reply`)];
  });
}

/** What breaks for pages that are not released yet: calls that only they know wait until the services are there. */
export function breaksOfKnown(sides: Sides): string[] {
  return breaksOf(sides).filter((sentence) => !sentence.endsWith(' is gone'));
}
