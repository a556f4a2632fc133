import type { Wanted } from '../rules/reservation.ts';

/** The update that decides; `reservationOf` reads from its outcome what it decided. */
export function reserving({ limit, categoryLimit, ...wanted }: Wanted, now: Date, lastsMs: number) {
  const expiresAt = { $add: ['$$NOW', lastsMs] };
  const isMine = { $eq: ['$$this.ticketId', wanted.ticketId] };
  const renewed = { $cond: [isMine, { $mergeObjects: ['$$this', { expiresAt }] }, '$$this'] };
  const ofCategory = {
    $filter: { input: '$places', cond: { $eq: ['$$this.categoryId', wanted.categoryId] } },
  };
  const isCategoryFull =
    categoryLimit === null || wanted.categoryId === null
      ? false
      : { $gte: [{ $size: ofCategory }, categoryLimit] };
  const isRefused = {
    $or: [
      { $in: [wanted.counterId, '$places.counterId'] },
      { $gte: [{ $size: '$places' }, limit] },
      isCategoryFull,
    ],
  };
  // `$literal`, because what people type may begin with a dollar sign.
  const added = { $mergeObjects: [{ $literal: wanted }, { expiresAt }] };
  const running = {
    $filter: { input: { $ifNull: ['$places', []] }, cond: { $gt: ['$$this.until', now] } },
  };
  return [
    { $set: { places: running } },
    {
      $set: {
        places: {
          $cond: [
            { $in: [wanted.ticketId, '$places.ticketId'] },
            { $map: { input: '$places', in: renewed } },
            { $cond: [isRefused, '$places', { $concatArrays: ['$places', [added]] }] },
          ],
        },
        dueAt: expiresAt,
        until: { $max: ['$until', wanted.until] },
      },
    },
  ];
}
