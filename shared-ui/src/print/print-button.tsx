import { Button } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { Printer } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { PrintFrame } from './print-frame.tsx';

export type PrintButtonProps = {
  /** What is printed: a Poster. */
  children: ReactNode;
  label?: string;
  isFullWidth?: boolean;
};

/** Prints a sheet of its own, not the page. */
export function PrintButton({ children, label, isFullWidth = false }: PrintButtonProps) {
  const t = useSharedTexts();
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  return (
    <>
      <Button
        icon={<Printer aria-hidden />}
        isFullWidth={isFullWidth}
        onPress={() => setPrinting(true)}
      >
        {label ?? t('print.print')}
      </Button>
      <PrintFrame isOn={isPrinting} onDone={done} opensDialog>
        {children}
      </PrintFrame>
    </>
  );
}
