import { PageTitle, Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import { useKeptFocus } from '@turno/shared-ui/data';
import type { ReactNode } from 'react';
import { type Back, WayBack } from './access/page-link.tsx';
import s from './staff-page.module.css';

type StaffPageProps = {
  /** The document's title, which is Italian in every language (SHL-023). */
  title: string;
  heading: ReactNode;
  /** A description below the heading. */
  detail?: ReactNode;
  /** Content beside the heading, such as a merchant switcher. */
  aside?: ReactNode;
  back?: Back;
  /** Whether the page is wide, for example for a table. */
  isWide?: boolean;
  children: ReactNode;
};

/**
 * The frame of the pages behind the dashboard: back link, heading, content. When a row is removed from a list, the focus moves
 * on.
 */
export function StaffPage(props: StaffPageProps) {
  const { title, heading, detail, aside, back, isWide = false, children } = props;
  return (
    <div ref={useKeptFocus()} className={s.page} data-wide={isWide || undefined}>
      {back && <WayBack {...back} />}
      <div className={s.header}>
        <div className={s.heading}>
          <PageTitle title={title}>{heading}</PageTitle>
          {detail && <div className={s.detail}>{detail}</div>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** The outline of such a page while its code loads. */
export function StaffPageSkeleton() {
  return (
    <div className={s.page}>
      <SkeletonGroup>
        <Skeleton height="3rem" radius="12px" />
        <Skeleton height="20rem" radius="16px" />
      </SkeletonGroup>
    </div>
  );
}

/** Wraps the error message of a screen whose code did not load. */
export function PlainPage({ children }: { children: ReactNode }) {
  return <div className={s.page}>{children}</div>;
}
