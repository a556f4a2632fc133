import type { Held } from '../../src/line-up/rules/allowance.ts';
import {
  type Numbered,
  reservedSlot,
  slotIds,
} from '../../src/line-up/store/allowance-slot-documents.ts';
import type { LineUpSteps } from '../../src/line-up/store/line-up-steps.ts';
import type { CounterRecord } from '../../src/queue-days/store/counter-record.ts';
import type { TicketRecord } from '../../src/tickets/store/ticket-documents.ts';

type HeldSlot = Omit<Held, 'counterId'>;
type Slot = { ticketId: string; counterId: number; number: number };

const isOf = (slot: Slot | undefined, { id, counterId, number }: Omit<Numbered, 'userId'>) =>
  slot?.ticketId === id && slot.counterId === counterId && slot.number === number;

type Parts = {
  step: <T>(work: () => T) => Promise<T>;
  counterOf: (id: number) => CounterRecord;
  tickets: Map<string, TicketRecord>;
};
type SlotSteps = Pick<LineUpSteps, 'takeSlots' | 'releaseSlots' | 'releaseUnused' | 'releaseStale'>;

/** Taking and releasing the slots of allowances on plain maps. */
export function createMemorySlots({ step, counterOf, tickets }: Parts) {
  /** The allowance slots of each waiting ticket. */
  const heldSlots = new Map<string, HeldSlot>();
  /** The slots of allowances, by their name, with the ticket id that has taken each. */
  const slots = new Map<string, Slot>();

  const usedBy = ({ id, userId, counterId, number }: Numbered): string[] => {
    const ticket = tickets.get(id);
    const isOfNumber = ticket?.counterId === counterId && ticket.number === number;
    const held = isOfNumber && ticket.state === 'waiting' ? heldSlots.get(id) : undefined;
    return held ? slotIds({ userId, ...held }) : [];
  };
  const release = (isMeant: (slot: Slot, name: string) => boolean) => {
    for (const [name, slot] of slots) if (isMeant(slot, name)) slots.delete(name);
  };

  const steps: SlotSteps = {
    takeSlots: ({
      ticket: { id, userId, counterId, number },
      allowance: { categoryId },
      slots: wantedSlots,
    }) =>
      step(() => {
        const wanted = slotIds({ userId, categoryId, ...wantedSlots });
        const free = wanted.filter((slot) => !slots.has(slot));
        // Each slot is a document of its own: one may be taken although the other is not free.
        for (const slot of free) slots.set(slot, { ticketId: id, counterId, number });
        return wanted.every((slot) => isOf(slots.get(slot), { id, counterId, number }));
      }),
    releaseSlots: (ticketId) =>
      step(() => {
        if (tickets.get(ticketId)?.state !== 'waiting')
          release((slot) => slot.ticketId === ticketId);
      }),
    async releaseUnused(ticket) {
      const used = await step(() => usedBy(ticket));
      await step(() => release((slot, name) => isOf(slot, ticket) && !used.includes(name)));
    },
    async releaseStale(ticket) {
      const { userId } = ticket;
      const found = await step(() =>
        [...slots].filter(([name, slot]) => name.startsWith(`${userId}:`) && !isOf(slot, ticket)),
      );
      const pending = await step(() =>
        found.filter(([, { counterId, number }]) =>
          counterOf(counterId).pendingTickets.some((each) => each.number === number),
        ),
      );
      const stored = await step(() => found.filter(([, slot]) => tickets.has(slot.ticketId)));
      const used = await step(() =>
        found.filter(([name, slot]) =>
          usedBy({ ...slot, id: slot.ticketId, userId }).includes(name),
        ),
      );
      const reserved = pending.filter((each) => !stored.includes(each));
      const stale = found.filter((each) => !reserved.includes(each) && !used.includes(each));
      await step(() => {
        for (const [name, slot] of stale) {
          release((other, otherName) => otherName === name && other === slot);
        }
      });
      return reserved.map(([name, slot]) => reservedSlot({ _id: name, ...slot }));
    },
  };
  return { slots, heldSlots, ...steps };
}
