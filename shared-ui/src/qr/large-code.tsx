import { useSharedTexts } from '@turno/shared-ui/i18n';
import { keepAwake } from '@turno/shared-ui/wake-lock';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import s from './large-code.module.css';
import { QrCode } from './qr-code.tsx';

export type LargeCodeProps = {
  text: string;
  /** What the code is for. */
  label: string;
  onClose: () => void;
  /** Above the code. */
  heading?: ReactNode;
  /** Below the code. */
  children?: ReactNode;
};

/**
 * A code that fills the screen, white in both themes, because a page cannot set the brightness of a phone. The browser's own
 * dialog traps and restores the focus, and needs no code that might be missing offline (S-18).
 */
export function LargeCode({ text, label, onClose, heading, children }: LargeCodeProps) {
  const t = useSharedTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    return keepAwake();
  }, []);
  // Escape closes this dialog alone, not the sheet below it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation();
  };
  return (
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {heading && <p className={s.heading}>{heading}</p>}
      <div className={s.code}>
        <QrCode text={text} label={label} />
      </div>
      {children}
      <p className={s.hint}>{t('qr.brighter')}</p>
      <button type="button" className={s.close} onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
    </dialog>
  );
}
