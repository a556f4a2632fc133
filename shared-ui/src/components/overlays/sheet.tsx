import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type ReactNode, useDeferredValue } from 'react';
import { Button } from '../actions/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { LazyPart, lazySource } from '../lazy/lazy-part.tsx';
import s from './sheet.module.css';
import type { SheetProps } from './sheet-panel.tsx';

const sheetPanel = lazySource(loadSheet);

/** Fetches the sheet's code ahead of its first opening. */
export function loadSheet() {
  return import('./sheet-panel.tsx').then((module) => module.SheetPanel);
}

/**
 * A panel from the bottom edge that traps the focus. Its code loads with the first opening, after the page has reacted to
 * the press.
 */
export function Sheet(props: SheetProps) {
  const isWanted = useDeferredValue(props.isOpen, false);
  return props.isOpen && isWanted ? (
    <LazyPart source={sheetPanel} props={props} fallback={null} />
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

/** Asks before something that cannot be undone. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { isOpen, onOpenChange, title, children, isPending = false, errorMessage } = props;
  const t = useSharedTexts();
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      {children && <div>{children}</div>}
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
    </Sheet>
  );
}
