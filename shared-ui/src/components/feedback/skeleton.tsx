import { useSharedTexts } from '@turno/shared-ui/i18n';
import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import s from './skeleton.module.css';
import { useDelayed } from './use-delayed.ts';

const SHOW_AFTER_MS = 150;

type SkeletonProps = {
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  radius?: CSSProperties['borderRadius'];
};

/** A placeholder in the shape of the content. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={s.block}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}

/** Shows placeholders after a short delay and announces the loading once. */
export function SkeletonGroup({ children, label }: { children: ReactNode; label?: string }) {
  const t = useSharedTexts();
  const isLate = useDelayed(SHOW_AFTER_MS);
  return (
    <div className={s.group} aria-busy="true" data-late={isLate || undefined}>
      <VisuallyHidden>
        <span role="status">{isLate ? (label ?? t('loading')) : ''}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
