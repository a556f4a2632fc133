import { type CallReply, reservePassesCall, validatePassOwnersCall } from '@turno/shared-types';
import {
  activatePassesCall,
  type merchantVenueCall,
  passOwnerCall,
  passOwnersCall,
} from '@turno/shared-types/passes';
import { merchantDay } from '@turno/shared-types/rules';
import { buildPass, startPasses } from './start-passes.ts';

const everyDay = (start: string, end: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ date: null, dayOfWeek, start, end }));

/** A bar until 02:00, whose day ends two hours later; a shop; and one where the next day has begun long ago. */
export const BAR = 10;
export const SHOP = 11;
export const FAR = 12;
const VENUES: Record<number, CallReply<typeof merchantVenueCall>['venue']> = {
  [BAR]: { timezone: 'Europe/Rome', openings: everyDay('18:00', '02:00') },
  [SHOP]: { timezone: 'Europe/Rome', openings: everyDay('09:00', '18:00') },
  [FAR]: { timezone: 'Asia/Tokyo', openings: everyDay('07:00', '20:00') },
};

let lastUser = 300;
let lastTicket = 0;

/** The whole service, and people who use passes at places with different days. */
export async function startNights() {
  const passes = await startPasses({});
  for (const [id, venue] of Object.entries(VENUES)) passes.queues.venues.set(Number(id), venue);
  const internal = { internalSecret: passes.queues.secret };

  /** What queues asks with: the running day of a place. */
  function askedAt(merchantId: number) {
    const venue = VENUES[merchantId]!;
    const { date } = merchantDay(venue, passes.clock.now);
    const at = passes.clock.now.toISOString();
    return { merchantId, queueId: merchantId * 10, passMode: 'specific' as const, date, at, venue };
  }

  /** A person with passes of their own. */
  async function newPerson(...changes: Parameters<typeof buildPass>[0][]) {
    lastUser += 1;
    const [userId, ownerId] = [lastUser, lastUser * 10];
    await passes.deps.store.passOwners.addMissing([{ id: ownerId, userId, name: 'Anna' }]);
    const own = changes.map((change) =>
      buildPass({ userId, passOwnerId: ownerId, activatedOn: [], ...change }),
    );
    await passes.deps.store.passes.addMissing(own);
    const token = await passes.tokens.tokenFor({ userId, role: 'ROLE_USER' });
    const params = { userId, ownerId };
    const refOf = (index: number) => ({ id: ownerId, passId: own[index]!.id });
    return {
      ids: own.map(({ id }) => id),
      /** Activates a pass at a place, or in the wallet; the answer is `done` or an error. */
      async activate(merchantId?: number, index = 0): Promise<string> {
        const body = { passIds: [own[index]!.id], ...(merchantId && { merchantId }) };
        const answer = await passes.call(activatePassesCall, { params, body }, { token });
        return answer.body.error_code ?? 'done';
      },
      /** The person as the page of a place shows them, or the wallet. */
      async read(merchantId?: number) {
        const query = merchantId ? { merchant_id: merchantId } : {};
        return (await passes.call(passOwnerCall, { params, query }, { token })).body;
      },
      /** The same in the list of all people. */
      async readAll(merchantId?: number) {
        const query = merchantId ? { merchant_id: merchantId } : {};
        const { body } = await passes.call(
          passOwnersCall,
          { params: { userId }, query },
          { token },
        );
        return body.find(({ id }: { id: number | null }) => id === ownerId);
      },
      /** What a place says of a pass: `good` or an error. */
      async ask(merchantId: number, index = 0): Promise<string> {
        const body = { ...askedAt(merchantId), userId, passOwners: [refOf(index)] };
        const answer = await passes.call(validatePassOwnersCall, { body }, internal);
        return answer.body.passOwnersValidation[0].error_code ?? 'good';
      },
      /** Takes a number with a pass: `good` or an error, and from when it is good. */
      async take(merchantId: number, index = 0): Promise<string> {
        lastTicket += 1;
        const ticketId = String(lastTicket).padStart(24, '0');
        const ticket = { ticketId, attemptId: ticketId, passOwners: [refOf(index)] };
        const body = { ...askedAt(merchantId), userId, ...ticket };
        const answer = await passes.call(reservePassesCall, { body }, internal);
        const { error_code: code, payload } = answer.body;
        return code ? [code, payload?.from?.slice(0, 16) ?? []].flat().join(' ') : 'good';
      },
    };
  }
  return {
    ...passes,
    newPerson,
    /** The clock of the services, in Rome, in winter. */
    at(day: string, time: string) {
      passes.clock.now = new Date(`${day}T${time}:00+01:00`);
    },
  };
}
