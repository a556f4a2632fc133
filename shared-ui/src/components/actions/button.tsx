import { useSharedTexts } from '@turno/shared-ui/i18n';
import { Link, type LinkProps } from '@turno/shared-ui/router';
import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { Spinner } from '../display/spinner.tsx';
import s from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-fill';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children'> & {
  variant?: ButtonVariant;
  /** `large` is for the main action of a screen. */
  size?: 'normal' | 'large';
  isFullWidth?: boolean;
  icon?: ReactNode;
  /** Keeps the focus while disabled, which browsers otherwise drop: for buttons that are pressed repeatedly. */
  keepsFocus?: boolean;
  className?: string | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

const OFF = { isDisabled: false, 'aria-disabled': true, onPress: () => undefined } as const;

/** A button; while `isPending` it keeps its words, its width and the focus, and cannot be pressed again. */
export function Button(props: ButtonProps) {
  const { variant, size, isFullWidth, icon, keepsFocus, className, children, ...rest } = props;
  const t = useSharedTexts();
  return (
    <AriaButton
      {...rest}
      {...(keepsFocus && rest.isDisabled ? OFF : {})}
      className={classNames(buttonClass({ variant, size, isFullWidth }), className)}
    >
      {({ isPending }) => (
        <>
          <span className={s.content} data-pending={isPending || undefined}>
            {icon}
            {children}
          </span>
          {isPending && (
            <span className={s.spinner}>
              <Spinner label={t('pending')} />
            </span>
          )}
        </>
      )}
    </AriaButton>
  );
}

/** The class of a button, for links that look like one. */
export function buttonClass({
  variant = 'primary',
  size = 'normal',
  isFullWidth = false,
}: {
  variant?: ButtonVariant | undefined;
  size?: 'normal' | 'large' | undefined;
  isFullWidth?: boolean | undefined;
}): string {
  return classNames(s.button, s[variant], size === 'large' && s.large, isFullWidth && s.full);
}

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
