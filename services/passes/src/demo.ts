import { DEMO_PASS_TYPES, DEMO_PASSES } from '@turno/tools/seed';
import type { Deps } from './deps.ts';

/** Adds the printed passes of the demo; starting twice adds them once. */
export async function addDemoPasses({ store }: Pick<Deps, 'store'>): Promise<void> {
  const passes = DEMO_PASS_TYPES.flatMap((passType) =>
    DEMO_PASSES.filter(({ passTypeId }) => passTypeId === passType.id).map(({ id, mediacode }) => ({
      id,
      mediacode,
      passType,
    })),
  );
  await store.passes.addMissing(passes);
}
