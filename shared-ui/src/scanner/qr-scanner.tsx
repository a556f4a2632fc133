import { ENTRANCE_SCAN_DELAY_MS } from '@turno/shared-types/constants';
import { type ReactNode, useReducer } from 'react';
import { CameraPicture } from './camera-picture.tsx';
import { ManualCode } from './code-field.tsx';
import s from './qr-scanner.module.css';
import { useScanner } from './use-scanner.ts';

export type QrScannerProps = {
  /** Receives the whole text of a code, once each time it comes into view. */
  onScan: (text: string) => void;
  /** Shortest time between two scans, in ms (CST-015). */
  delayMs?: number;
  /** Receives a code typed by hand; without it the form is left out. */
  onManual?: ((text: string) => void) | undefined;
  manualLabel?: ReactNode;
  /** Drawn over the picture: the outcome of the last scan. */
  children?: ReactNode;
};

/** The camera as a QR reader, with a form for typing the code, which always works. */
export function QrScanner({ onManual, manualLabel, ...camera }: QrScannerProps) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  return (
    <div className={s.scanner}>
      <CameraView key={attempt} {...camera} onRetry={retry} />
      {onManual && <ManualCode onSubmit={onManual} label={manualLabel} />}
    </div>
  );
}

type CameraViewProps = Pick<QrScannerProps, 'onScan' | 'delayMs' | 'children'> & {
  onRetry: () => void;
};

function CameraView(props: CameraViewProps) {
  const { onScan, delayMs = ENTRANCE_SCAN_DELAY_MS, ...picture } = props;
  return <CameraPicture {...useScanner(onScan, delayMs)} {...picture} />;
}
