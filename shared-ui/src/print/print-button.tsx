import { Button } from '@turno/shared-ui/components';
import { Printer } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useOwnWords } from '../words/own-words.ts';
import { PrintFrame } from './print-frame.tsx';
import { PRINT_TEXTS } from './texts.ts';

export type PrintButtonProps = {
  /** What is printed: a Poster. */
  children: ReactNode;
  label?: string;
  isFullWidth?: boolean;
};

/** Prints a sheet of its own, not the page. */
export function PrintButton({ children, label, isFullWidth = false }: PrintButtonProps) {
  const words = useOwnWords(PRINT_TEXTS);
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  return (
    <>
      <Button
        icon={<Printer aria-hidden />}
        isFullWidth={isFullWidth}
        onPress={() => setPrinting(true)}
      >
        {label ?? words.print}
      </Button>
      <PrintFrame isOn={isPrinting} onDone={done} opensDialog>
        {children}
      </PrintFrame>
    </>
  );
}
