import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Button } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { LazyPart, stayingSource } from '../lazy/lazy-part.tsx';
import type { LazySource } from '../lazy/lazy-source.ts';
import s from './sheet.module.css';
import type { SheetProps } from './sheet-panel.tsx';

const sheetPanel = stayingSource(loadSheet);
const dialogPanel = stayingSource(loadDialog);
/** Screens from this size on count as desktops. */
const DESK = '(min-width: 64rem) and (min-height: 30rem)';

/** Preloads the code of the sheet before it first opens. */
export function loadSheet() {
  return import('./sheet-panel.tsx').then((module) => module.SheetPanel);
}

function loadDialog() {
  return import('./dialog-panel.tsx').then((module) => module.DialogPanel);
}

function isOnDesk(): boolean {
  return window.matchMedia?.(DESK).matches ?? false;
}

/** Preloads the code of a confirmation before it first opens. */
export function loadQuestion(): Promise<unknown> {
  return isOnDesk() ? loadDialog() : loadSheet();
}

/**
 * A panel from the bottom edge that traps the focus. Its code loads with the first opening, after the page has reacted to
 * the press.
 */
export function Sheet(props: SheetProps) {
  return <LazyPanel source={sheetPanel} props={props} />;
}

function LazyPanel({ source, props }: { source: LazySource<SheetProps>; props: SheetProps }) {
  const isWanted = useDeferredValue(props.isOpen, false);
  return props.isOpen && isWanted ? (
    <LazyPart source={source} props={props} fallback={null} />
  ) : null;
}

export type ConfirmSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  /** What will happen, in a sentence. */
  children?: ReactNode;
  /** Names the result: "Leave the queue", never "OK". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  onConfirm: () => void;
  isPending?: boolean;
  isDanger?: boolean;
  /** Why the last attempt failed. */
  errorMessage?: ReactNode;
};

/** Asks for confirmation of an action that cannot be undone: in a sheet on a phone, in a dialog on a desktop. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { isOpen, onOpenChange, title } = props;
  // An open confirmation keeps its form when the window is resized.
  const source = useMemo(() => (isOpen && isOnDesk() ? dialogPanel : sheetPanel), [isOpen]);
  const panel = { isOpen, onOpenChange, title, children: <Question {...props} /> };
  return <LazyPanel source={source} props={panel} />;
}

function Question(props: ConfirmSheetProps) {
  const { onOpenChange, children, isPending = false, errorMessage } = props;
  const t = useSharedTexts();
  return (
    <>
      {children && <div className={s.words}>{children}</div>}
      {errorMessage && <Alert kind="error">{errorMessage}</Alert>}
      <div className={s.actions}>
        <Button
          variant={props.isDanger ? 'danger-fill' : 'primary'}
          isPending={isPending}
          onPress={props.onConfirm}
          isFullWidth
        >
          {props.confirmLabel}
        </Button>
        <Button variant="secondary" onPress={() => onOpenChange(false)} isFullWidth>
          {props.cancelLabel ?? t('cancel')}
        </Button>
      </div>
    </>
  );
}
