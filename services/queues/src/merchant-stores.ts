import type { Collection, Db } from 'mongodb';
import { createClosures, createRetention } from './closures/index.ts';
import { afterWrite } from './core/index.ts';
import { createManagers } from './managers/index.ts';
import type { cacheMerchants, MerchantClaims, MerchantModel } from './merchants/index.ts';
import { createCreations } from './registration/index.ts';
import type { TicketDocument } from './tickets/index.ts';

type Sources = {
  db: Db;
  tickets: Collection<TicketDocument>;
  merchants: MerchantModel;
  claims: MerchantClaims;
  cached: ReturnType<typeof cacheMerchants>;
};

/** The stores for the creation, the team and the closing of merchants; each change invalidates the merchant's caches. */
export function createMerchantStores({
  db,
  tickets,
  merchants,
  claims,
  cached: { invalidate },
}: Sources) {
  const creations = createCreations(merchants, claims);
  const managers = createManagers(merchants, claims);
  const closures = createClosures(merchants, claims);
  return {
    creations: {
      ...creations,
      insert: afterWrite(creations.insert, ({ merchant }) => invalidate(merchant.id)),
      finish: afterWrite(creations.finish, invalidate),
    },
    retention: createRetention({ db, merchants, claims, tickets }),
    managers: {
      ...managers,
      add: afterWrite(managers.add, invalidate),
      changeRole: afterWrite(managers.changeRole, ({ merchantId }) => invalidate(merchantId)),
      handOver: afterWrite(managers.handOver, ({ merchantId }) => invalidate(merchantId)),
      remove: afterWrite(managers.remove, ({ merchantId }) => invalidate(merchantId)),
      leave: afterWrite(managers.leave, invalidate),
    },
    closures: { ...closures, begin: afterWrite(closures.begin, invalidate) },
  };
}
