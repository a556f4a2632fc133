import { Card, Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import s from './merchant-header.module.css';

/** The outline of a merchant's page while it loads. */
export function MerchantSkeleton() {
  return (
    <SkeletonGroup>
      <div className={s.header}>
        <Skeleton width={64} height={64} radius={12} />
        <div className={s.words}>
          <Skeleton width="11rem" height="2.25rem" />
          <Skeleton width="8rem" />
          <Skeleton width="6rem" height="2rem" radius={999} />
        </div>
      </div>
      <Card>
        <Skeleton height="14rem" />
      </Card>
    </SkeletonGroup>
  );
}
