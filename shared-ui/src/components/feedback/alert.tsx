import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../display/icons.ts';
import s from './alert.module.css';

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const;

export type AlertProps = {
  kind?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

/** A message on the page; screen readers announce errors and warnings at once, others politely. */
export function Alert({ kind = 'info', title, children, action }: AlertProps) {
  const Icon = ICONS[kind];
  const role = kind === 'error' || kind === 'warning' ? 'alert' : 'status';
  return (
    <div className={classNames(s.alert, s[kind])} role={role}>
      <Icon size={22} aria-hidden />
      <div className={s.words}>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action}
      </div>
    </div>
  );
}
