import type { Ticket } from '@turno/shared-types';
import type { TicketRecord } from '../../queue-days/index.ts';

type PassFields = Required<Pick<Ticket, 'passUsages' | 'pass_owner' | 'pass'>>;

/** PAS-029: the passes a ticket was taken with; owner and pass are those of the first person. */
export function presentPasses({ passes = [], createdAt, checkedInAt }: TicketRecord): PassFields {
  const [first] = passes;
  if (!first) return { passUsages: null, pass_owner: null, pass: null };
  return {
    passUsages: passes.map(({ passId }) => ({
      passId,
      usedAt: createdAt.toISOString(),
      checkedInAt: checkedInAt?.toISOString() ?? null,
    })),
    pass_owner: { name: first.ownerName },
    pass: { pass_type: { name: first.passTypeName } },
  };
}
