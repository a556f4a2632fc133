import { Button, type ButtonVariant } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { Printer } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOverlays } from '../components/context/frame-context.ts';
import { type PrintPage, printAlone } from './print-alone.ts';
import s from './print-frame.module.css';

export type PrintButtonProps = {
  /** What is printed: articles of one sheet each. */
  children: ReactNode;
  label?: string;
  variant?: ButtonVariant;
  isFullWidth?: boolean;
  page?: PrintPage;
};

/** Prints a separate sheet instead of the page. */
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
  /** Called when the print dialog is closed. */
  onDone?: () => void;
  /** Opens the browser's print dialog as soon as the sheet is there. */
  opensDialog?: boolean;
  page?: PrintPage;
  children: ReactNode;
};

/**
 * Sheets of one paper size, each an `article`, that are printed instead of the page and hidden on the screen. They render in
 * the container of the mount's sheets: in an embed that is inside a shadow root, where the mount's styles apply.
 */
export function PrintFrame(props: PrintFrameProps) {
  const { isOn, onDone, opensDialog = false, page = 'a4', children } = props;
  const [isThere, setThere] = useState(false);
  const overlays = useOverlays();
  const root = overlays?.getRootNode();
  const shadow = root instanceof ShadowRoot ? root : null;
  useEffect(
    () => (isOn && shadow ? printAlone(shadow.host, page) : undefined),
    [isOn, shadow, page],
  );
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
    shadow ?? document.body,
  );
}
