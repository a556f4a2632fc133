import { useSharedTexts } from '@turno/shared-ui/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Check, CircleCheck, CircleX, Clock, Pause } from './icons.ts';
import s from './status-badge.module.css';

const STATUSES = {
  opened: { look: 'ok', icon: Check },
  open: { look: 'ok', icon: Check },
  paused: { look: 'warn', icon: Pause },
  closed: { look: 'closed', icon: CircleX },
  waiting: { look: 'info', icon: Clock },
  now: { look: 'now', icon: Check },
  expired: { look: 'closed', icon: CircleX },
  'checked-in': { look: 'ok', icon: CircleCheck },
  'free-access': { look: 'info', icon: Check },
} as const;

export type Status = keyof typeof STATUSES;

type StatusBadgeProps = {
  status: Status;
  /** Other words for the same state. */
  children?: ReactNode;
};

/** A state as colour, icon and word, so that it never depends on colour alone. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const t = useSharedTexts();
  const { look, icon: Icon } = STATUSES[status];
  return (
    <span className={classNames(s.badge, s[look])} data-status={status}>
      <Icon size={18} aria-hidden />
      {children ?? t(`status.${status}`)}
    </span>
  );
}
