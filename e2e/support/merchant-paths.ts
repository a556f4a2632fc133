import { merchantAt, ticketQueueOf } from './demo-data.ts';

/** What a person sees who registers a place. */
export const NEWCOMER_PATHS = ['/add-merchant', '/create-merchant/manual'];

/** Every page that the manager of a merchant works with. */
export async function merchantPaths(vanity: string): Promise<string[]> {
  const merchant = await merchantAt(vanity);
  const queue = ticketQueueOf(merchant);
  return [
    '/manage-merchant',
    '/manage-merchant?view=till',
    '/merchant-figures',
    '/merchant-settings',
    '/merchant-managers',
    '/merchant-activity',
    '/merchant-boards',
    `/queue-tickets/${queue.id}`,
    `/add-customer/${merchant.id}/${queue.id}`,
    '/merchant-limits',
    '/edit-openings',
    '/special-times/openings',
    '/special-times/closings',
    '/merchant-queues',
    `/manage-queue/${queue.id}`,
    '/manage-queue/0',
    '/event-queue/0',
    '/pass-types',
    '/pass-types/0',
    `/welcome/${merchant.id}?hours=rejected`,
  ];
}
