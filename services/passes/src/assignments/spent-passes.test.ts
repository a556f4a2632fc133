import type { PassOwner } from '@turno/shared-types';
import { associatePassesCall, passOwnerCall } from '@turno/shared-types/passes';
import { buildPass, startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';

let passes: TestPasses;
beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());
beforeEach(() => {
  passes.clock.now = new Date(`${TODAY}T10:00:00Z`);
});

const once = {
  limits: [{ maxUses: 1, period: 'validity' as const, within: 'everywhere' as const }],
};
const use = { merchantId: 10, queueId: 1, date: TODAY, at: new Date(`${TODAY}T09:00:00Z`) };
const reserved = { ...use, state: 'confirmed' as const, expiresAt: use.at };
const held = { ...reserved, state: 'held' as const };

let lastUser = 500;

/** Anna with an entrance that is good for one entry, as its uses make it, and a second one that has no name yet. */
async function annaWith(...usages: Omit<typeof reserved | typeof held, 'ticketId'>[]) {
  lastUser += 1;
  const [userId, ownerId] = [lastUser, lastUser * 10];
  const passType = { id: 3, mode: 'generic' as const, policy: { ...once, pause: null, hours: [] } };
  const entrance = { passType, activatedOn: [], userId };
  const ticketed = usages.map((each, index) => ({ ...each, ticketId: `${userId}/${index}` }));
  const first = buildPass({ ...entrance, passOwnerId: ownerId, usages: ticketed });
  const second = buildPass({ ...entrance, passOwnerId: null });
  await passes.deps.store.passOwners.addMissing([{ id: ownerId, userId, name: 'Anna' }]);
  await passes.deps.store.passes.addMissing([first, second]);
  const token = await passes.tokens.tokenFor({ userId, role: 'ROLE_USER' });
  const params = { userId, ownerId };
  return {
    give: async () => {
      const request = { params, body: { passIds: [second.id] } };
      const { body } = await passes.call(associatePassesCall, request, { token });
      return body.error_code ?? 'done';
    },
    blocked: async () => {
      const { body } = await passes.call(passOwnerCall, { params }, { token });
      const { blocked = [] }: PassOwner = body;
      return blocked.map(({ error_code, usable_from }) => [error_code, usable_from]);
    },
  };
}

const similar = 'similar_pass_already_active';

test.each([
  { what: 'unused', usages: [], given: similar, blocked: [] },
  {
    what: 'held for a ticket',
    usages: [held],
    given: similar,
    blocked: [['pass_used_up', null]],
  },
  {
    what: 'used for a ticket whose holder waits',
    usages: [reserved],
    given: similar,
    blocked: [['pass_used_up', null]],
  },
  {
    what: 'entered with',
    usages: [{ ...reserved, enteredAt: use.at }],
    given: 'done',
    blocked: [['pass_already_entered', null]],
  },
  {
    what: 'used at a venue that scans nothing, days ago',
    usages: [{ ...reserved, date: '2026-11-18' }],
    given: 'done',
    blocked: [['pass_no_uses_left', null]],
  },
])(
  'PAS-031 PAS-021 an entrance good for one entry and $what: the next one is $given',
  async ({ usages, given, blocked }) => {
    const anna = await annaWith(...usages);
    expect(await anna.blocked()).toEqual(blocked);
    expect(await anna.give()).toBe(given);
  },
);
