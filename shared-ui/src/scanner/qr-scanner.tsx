import { ENTRANCE_SCAN_DELAY_MS } from '@turno/shared-types/constants';
import { Alert, Button, Spinner } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import type { ReactNode } from 'react';
import { ManualCode } from './manual-code.tsx';
import s from './qr-scanner.module.css';
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
export function QrScanner(props: QrScannerProps) {
  const { onScan, delayMs = ENTRANCE_SCAN_DELAY_MS, onManual, manualLabel, children } = props;
  const t = useSharedTexts();
  const { video, state, retry } = useScanner(onScan, delayMs);
  const isPicture = state === 'scanning' || state === 'starting' || state === 'stopped';
  return (
    <div className={s.scanner} data-state={state}>
      <div className={s.view} hidden={!isPicture}>
        <video ref={video} className={s.video} aria-label={t('scanner.label')} muted playsInline />
        <span className={s.aim} aria-hidden />
        {state !== 'scanning' && (
          <span className={s.starting}>
            {state === 'starting' ? (
              <Spinner label={t('scanner.starting')} size={40} />
            ) : (
              t('scanner.stopped')
            )}
          </span>
        )}
        {children}
      </div>
      {isPicture ? (
        <p className={s.hint}>{t('scanner.aim')}</p>
      ) : (
        <Alert
          kind="error"
          action={
            <Button variant="secondary" onPress={retry}>
              {t('retry')}
            </Button>
          }
        >
          {t(`scanner.${state}`)}
        </Alert>
      )}
      {onManual && <ManualCode onSubmit={onManual} label={manualLabel} />}
    </div>
  );
}
