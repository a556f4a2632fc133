import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import skeleton from './skeleton.module.css';

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
      className={skeleton.block}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  );
}

/** Shows placeholders after a short delay and announces the loading once. */
export function SkeletonGroup({ children, label }: { children: ReactNode; label?: string }) {
  const t = useSharedTexts();
  const isLate = useDelayed(SHOW_AFTER_MS);
  return (
    <div className={skeleton.group} aria-busy="true" data-late={isLate || undefined}>
      <VisuallyHidden>
        <span role="status">{isLate ? (label ?? t('loading')) : ''}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}

/** `true` while `isOn`, and for at least `ms` milliseconds (CST-013): a spinner that ends at once looks like no attempt. */
export function useAtLeast(isOn: boolean, ms: number): boolean {
  const [isHeld, setHeld] = useState(isOn);
  const since = useRef(0);
  useEffect(() => {
    if (isOn) {
      since.current = Date.now();
      setHeld(true);
      return;
    }
    const timer = setTimeout(() => setHeld(false), since.current + ms - Date.now());
    return () => clearTimeout(timer);
  }, [isOn, ms]);
  return isOn || isHeld;
}

/** `false` at first, `true` once `ms` milliseconds have passed with `isOn` holding throughout. */
export function useDelayed(ms: number, isOn = true): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [ms, isOn]);
  return isLate && isOn;
}
