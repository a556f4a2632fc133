import { Link, type LinkProps } from '@turno/shared-ui/router';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import s from './button.module.css';
import { type ButtonVariant, buttonClass } from './button.tsx';

export type LinkButtonProps = Omit<LinkProps, 'children' | 'className'> & {
  variant?: ButtonVariant;
  size?: 'normal' | 'large';
  isFullWidth?: boolean;
  icon?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, isFullWidth, icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, isFullWidth }), className)}>
      <span className={s.content}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
