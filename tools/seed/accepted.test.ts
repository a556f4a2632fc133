import {
  createOpeningCall,
  createQueueCall,
  signUpCall,
  updateMerchantCall,
  updateQueueCall,
} from '@turno/shared-types';
import { createMerchantPassTypeCall, createPassOwnerCall } from '@turno/shared-types/passes';
import { queueNameProblem } from '@turno/shared-types/rules';
import {
  DEMO_ACCOUNTS,
  DEMO_MERCHANTS,
  DEMO_PASS_OWNERS,
  DEMO_PASS_TYPES,
  type DemoQueue,
} from './index.ts';

type Body = {
  shape: Record<string, unknown>;
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly unknown[] } };
};

/** What a call would refuse of a thing that it can write; fields that it does not write are left out. */
function refused({ body }: { body: Body }, thing: Record<string, unknown>) {
  const written = Object.entries(thing).filter(([field]) => field in body.shape);
  expect(written.length).toBeGreaterThan(0);
  return body.safeParse(Object.fromEntries(written)).error?.issues ?? [];
}

const queues = DEMO_MERCHANTS.flatMap((merchant) => merchant.queues);
const openings = DEMO_MERCHANTS.flatMap((merchant) => merchant.openings);
const nameProblem = ({ name, type, parentQueueId }: DemoQueue) =>
  parentQueueId === null ? queueNameProblem(name, type) : null;

test.each([
  { call: updateMerchantCall, things: DEMO_MERCHANTS },
  { call: createQueueCall, things: queues },
  { call: updateQueueCall, things: queues },
  { call: createOpeningCall, things: openings },
  { call: signUpCall, things: DEMO_ACCOUNTS.map((each) => ({ ...each, roles: [each.role] })) },
  { call: createPassOwnerCall, things: DEMO_PASS_OWNERS },
  { call: createMerchantPassTypeCall, things: DEMO_PASS_TYPES },
])('X-01 what the demo holds, $call.path accepts', ({ call, things }) => {
  for (const thing of things)
    expect({ thing, issues: refused(call, thing) }).toEqual({ thing, issues: [] });
});

test('MER-042 queues of the demo have names that the product accepts', () => {
  for (const queue of queues)
    expect({ queue, is: nameProblem(queue) }).toEqual({ queue, is: null });
});
