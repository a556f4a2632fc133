import { Card, Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import s from './merchant-list.module.css';

const PLACES = ['a', 'b', 'c', 'd'] as const;

/** The list in the shape it is about to take. */
export function MerchantListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={s.list}>
        {PLACES.map((place) => (
          <Card key={place}>
            <Skeleton height="7.5rem" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
