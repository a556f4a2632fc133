import { Button, type ButtonVariant } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { Printer } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import s from './print-frame.module.css';

export type PrintButtonProps = {
  /** What is printed: articles of one sheet each. */
  children: ReactNode;
  label?: string;
  variant?: ButtonVariant;
  isFullWidth?: boolean;
  page?: PrintPage;
};

/** Paper of a printed sheet, upright. */
export type PrintPage = 'a4' | 'a5';

/** Prints a sheet of its own, not the page. */
export function PrintButton(props: PrintButtonProps) {
  const { children, label, variant = 'primary', isFullWidth = false, page } = props;
  const t = useSharedTexts();
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  return (
    <>
      <Button
        icon={<Printer aria-hidden />}
        variant={variant}
        isFullWidth={isFullWidth}
        onPress={() => setPrinting(true)}
      >
        {label ?? t('print.print')}
      </Button>
      <PrintFrame isOn={isPrinting} onDone={done} opensDialog {...(page ? { page } : {})}>
        {children}
      </PrintFrame>
    </>
  );
}

export type PrintFrameProps = {
  /** While `true` the browser prints only this sheet. */
  isOn: boolean;
  /** Called when the print dialog has been left. */
  onDone?: () => void;
  /** Opens the browser's print dialog as soon as the sheet is there. */
  opensDialog?: boolean;
  page?: PrintPage;
  children: ReactNode;
};

/** Sheets of one paper, each an `article`, that are printed instead of the page and hidden on the screen. */
export function PrintFrame(props: PrintFrameProps) {
  const { isOn, onDone, opensDialog = false, page = 'a4', children } = props;
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isOn || !isThere) return;
    const done = () => onDone?.();
    window.addEventListener('afterprint', done);
    if (opensDialog) window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [isOn, isThere, opensDialog, onDone]);
  if (!isOn) return null;
  return createPortal(
    <div
      ref={(place) => setThere(place !== null)}
      className={s.frame}
      aria-hidden
      data-print={page}
    >
      {children}
    </div>,
    document.body,
  );
}
