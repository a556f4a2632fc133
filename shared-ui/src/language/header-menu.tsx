import { buttonClass, ChevronDown, classNames } from '@turno/shared-ui/components';
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import s from './header-menu.module.css';

type HeaderMenuProps = {
  /** The content of the button. */
  label: ReactNode;
  icon: ReactNode;
  /** Renders the rows; each calls `close` when it is done. */
  children: (close: () => void) => ReactNode;
};

/**
 * A button of the header and the rows below it. The browser's own popover closes on Escape and on a tap outside, and
 * returns the focus to the button.
 */
export function HeaderMenu({ label, icon, children }: HeaderMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  // A popover is placed relative to the window; the header may be below a notice.
  const place = ({ newState }: ToggleEvent) => {
    const bottom = button.current?.getBoundingClientRect().bottom ?? 0;
    if (newState === 'open') panel.current?.style.setProperty('inset-block-start', `${bottom}px`);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={classNames(buttonClass({ variant: 'quiet' }), s.button)}
      >
        {icon}
        {label}
        <ChevronDown size={16} aria-hidden />
      </button>
      <ul ref={panel} id={id} popover="auto" className={s.panel} onBeforeToggle={place}>
        {children(() => panel.current?.hidePopover?.())}
      </ul>
    </>
  );
}
