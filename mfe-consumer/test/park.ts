import { screen, within } from '@testing-library/react';
import { type Queue, userTicketsCall } from '@turno/shared-types';
import {
  buildCounter,
  buildMerchant,
  buildPass,
  buildPassOwner,
  buildQueue,
  type FakeReply,
  reply,
} from '@turno/shared-ui/test';
import { merchantReplies } from './show.tsx';
import { nobody, openWallet } from './wallet.ts';

/** An open queue. */
export const queue = (id: number, change: Partial<Queue>) =>
  buildQueue({
    id,
    name: `Coda ${id}`,
    maxPax: 15,
    queue_daily_counters: [buildCounter()],
    ...change,
  });
/** A park with a Fast Track, a queue for every pass, and free access. */
export const park = buildMerchant({
  queues: [
    queue(11, { passMode: 'specific' }),
    queue(12, { passMode: 'generic' }),
    queue(13, { listOnly: true }),
  ],
});
export const PATH = '/aq/forno-aurora';
export const track = buildPass({ passOwnerId: 31 });
export const anna = buildPassOwner({ passes: [track], usablePasses: [track] });
const tracks = [buildPass({ id: 601 }), buildPass({ id: 602, mediacode: 'D9SVK5XLQ7' })];
const luca = buildPassOwner({ id: 32, name: 'Luca', passes: tracks, usablePasses: tracks });
export const mia = buildPassOwner({
  id: 33,
  name: 'Mia',
  passes: [track],
  activablePasses: [track],
});

/** The page of the park as a family opens it: usable passes, two of them, one to activate. */
export const family = (
  replies: FakeReply[] = [],
  owners = [nobody(), anna, luca, mia],
  merchant = park,
) =>
  openWallet(owners, [reply(userTicketsCall, []), ...merchantReplies(merchant), ...replies], PATH);

/** The card of the Fast Track. */
export const fastTrack = async () => within(await screen.findByRole('region', { name: 'Coda 11' }));
export const JOIN = { name: 'Mettiti in coda' };
