import { Skeleton, SkeletonGroup } from '@turno/shared-ui/components';

/** The outline of a ticket while it loads. */
export function TicketSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width="10rem" height="3rem" />
      <Skeleton height="26rem" radius={24} />
    </SkeletonGroup>
  );
}
