import {
  createFranchiseInvitationCall,
  createMerchantCall,
  joinFranchiseCall,
  listMerchantsCall,
  merchantCall,
} from '@turno/shared-types';
import type { TestApp } from './app.ts';
import type { TestHarness } from './test-harness.ts';

export const LOGO = 'https://catena.example/l.svg';
/** What visitors see of a merchant without a franchise, and of one in the first. */
export const ALONE = { franchisingId: null, franchising: null };
export const JOINED = { franchisingId: 1, logoUrl: LOGO, requestedFranchisingId: null };

type Sent = {
  franchisingId?: number;
  franchisingInvitation?: string;
  name?: string;
  email?: string;
};

/** Managers who register merchants and join them to franchises. */
export function franchiseManagersOf(harness: () => TestHarness, app: () => TestApp) {
  let last = 0;

  /** A manager, whose e-mail address is confirmed when one is given. */
  async function newManager(confirmed: string | null) {
    last += 1;
    const userId = last;
    if (confirmed) harness().confirmedEmails.set(userId, confirmed);
    const token = await app().as(userId, 'ROLE_MERCHANT', 'access', confirmed !== null);
    const { service } = app();
    return {
      userId,
      token,
      create: (sent: Sent = {}, headers: Record<string, string> = {}) => {
        const body = { name: `Bottega ${userId}`, categoryId: 2, ...sent };
        return service.call(createMerchantCall, { body }, { ...token, headers });
      },
      join: (merchantId: number, body: { invitation: string } | { franchisingId: number }) =>
        service.call(joinFranchiseCall, { params: { merchantId }, body }, token),
      invite: (franchisingId = 1) =>
        service.call(createFranchiseInvitationCall, { params: { franchisingId }, body: {} }, token),
    };
  }

  return {
    newManager,
    invitation: async (): Promise<string> =>
      (await (await newManager('team@carrefour.it')).invite()).body.token,
    /** What visitors see: the page of the merchant, and whether the list of the franchise has it. */
    async publicView(merchantId: number) {
      const { service } = app();
      const params = { scope: 'public', merchantId } as const;
      const { body } = await service.call(merchantCall, { params });
      const list = await service.call(listMerchantsCall, {
        params: { scope: 'public' },
        query: { franchising_id: 1, per_page: 100 },
      });
      const ids = list.body.map(({ id }: { id: number }) => id);
      return { body, isInList: ids.includes(merchantId) };
    },
  };
}
