import { ENTRANCE_SCAN_DELAY_MS } from '@turno/shared-types/constants';
import { Alert, Button, Spinner } from '@turno/shared-ui/components';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { type ReactNode, useReducer } from 'react';
import { ManualCode } from './manual-code.tsx';
import s from './qr-scanner.module.css';
import { SCANNER_TEXTS } from './texts.ts';
import { useScanner } from './use-scanner.ts';

export type QrScannerProps = {
  /** Told the whole text of a code, once for each time it comes into sight. */
  onScan: (text: string) => void;
  /** Shortest time between two scans, in ms (CST-015). */
  delayMs?: number;
  /** Told a code typed by hand; the form is left out where there is nobody to tell. */
  onManual?: ((text: string) => void) | undefined;
  manualLabel?: ReactNode;
  /** Drawn over the picture: the outcome of the last scan. */
  children?: ReactNode;
};

/** The camera as a QR reader, with the code typed by hand as the way that always works. */
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
  const { onScan, delayMs = ENTRANCE_SCAN_DELAY_MS, onRetry, children } = props;
  const words = wordsOf(useSharedTexts(), SCANNER_TEXTS);
  const { video, state } = useScanner(onScan, delayMs);
  const isPicture = state === 'scanning' || state === 'starting' || state === 'stopped';
  return (
    <>
      <div className={s.view} data-state={state} hidden={!isPicture}>
        <video ref={video} className={s.video} aria-label={words.label} muted playsInline />
        <span className={s.aim} aria-hidden />
        {state === 'starting' && (
          <span className={s.starting}>
            <Spinner label={words.starting} size={40} />
          </span>
        )}
        {state === 'stopped' && <span className={s.starting}>{words.stopped}</span>}
        {children}
      </div>
      {isPicture ? (
        <p className={s.hint}>{words.aim}</p>
      ) : (
        <Alert kind="error" action={<RetryButton onRetry={onRetry} />}>
          {words[state]}
        </Alert>
      )}
    </>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  const t = useSharedTexts();
  return (
    <Button variant="secondary" onPress={onRetry}>
      {t('retry')}
    </Button>
  );
}
