import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { localTime } from '@turno/shared-types/rules';
import {
  DEMO_MERCHANTS,
  DEMO_OFFICE_PASSES,
  DEMO_PASS_OWNERS,
  DEMO_PASS_TYPES,
  DEMO_PASSES,
} from '@turno/tools/seed';
import type { Deps } from './deps.ts';
import type { EmbeddedProvider } from './provider/store.ts';

/** Sells the demo's codes at the embedded ticket office, once. */
export function sellDemoPasses(office: Pick<EmbeddedProvider, 'issue'>): Promise<void> {
  return office.issue(DEMO_OFFICE_PASSES);
}

/** Adds the demo's pass owners and passes, once. Redeemed passes are activated for the day of the start. */
export async function addDemoPasses({ store, now }: Pick<Deps, 'store' | 'now'>): Promise<void> {
  const createdAt = now();
  const types = DEMO_PASS_TYPES.map((type) => ({
    ...type,
    franchisingId: null,
    merchants: DEMO_MERCHANTS.filter(({ queues }) =>
      queues.some(({ passMode }) => passMode !== 'free'),
    ).map(({ id, name }) => ({ id, name })),
    preferences: [],
  }));
  const passes = types.flatMap((passType) =>
    DEMO_PASSES.filter(({ passTypeId }) => passTypeId === passType.id).map(
      ({ passTypeId: _passTypeId, ...pass }) => ({
        ...pass,
        passType,
        disabled: false,
        activatedOn: [],
        createdAt,
        issuedBy: null,
        transfers: pass.userId === null ? 0 : 1,
        usages: [],
        revision: 0,
        pastUses: 0,
        provider: null,
        returns: [],
      }),
    ),
  );
  await store.passTypes.addMissing(types);
  await store.passOwners.addMissing(DEMO_PASS_OWNERS);
  await store.passes.addMissing(passes);
  const owned = DEMO_PASSES.filter(({ passOwnerId }) => passOwnerId !== null);
  const { date } = localTime(createdAt, DEFAULT_TIME_ZONE);
  await store.passes.activate(
    owned.map(({ id }) => id),
    date,
  );
}
