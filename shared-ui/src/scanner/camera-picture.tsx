import { Alert, Button, Spinner } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import type { ReactNode, RefObject } from 'react';
import s from './qr-scanner.module.css';
import type { ScannerState } from './use-scanner.ts';

export type CameraPictureProps = {
  state: ScannerState;
  video?: RefObject<HTMLVideoElement | null>;
  onRetry: () => void;
  /** Drawn over the picture. */
  children?: ReactNode;
};

/**
 * The picture of the camera, or the reason why there is none (CON-020). A device without a camera is no cause for alarm,
 * and a busy one is tried again by itself.
 */
export function CameraPicture({ state, video, onRetry, children }: CameraPictureProps) {
  const t = useSharedTexts();
  const isPicture = state === 'scanning' || state === 'starting' || state === 'stopped';
  return (
    <>
      <div className={s.view} data-state={state} hidden={!isPicture}>
        <video ref={video} className={s.video} aria-label={t('scanner.label')} muted playsInline />
        <span className={s.aim} aria-hidden />
        {state === 'starting' && (
          <span className={s.starting}>
            <Spinner label={t('scanner.starting')} size={40} />
          </span>
        )}
        {state === 'stopped' && <span className={s.starting}>{t('scanner.stopped')}</span>}
        {children}
      </div>
      {isPicture ? (
        <p className={s.hint}>{t('scanner.aim')}</p>
      ) : (
        <Alert
          kind={state === 'denied' ? 'warning' : 'info'}
          action={
            state !== 'busy' && (
              <Button variant="secondary" onPress={onRetry}>
                {t('retry')}
              </Button>
            )
          }
        >
          {t(`scanner.${state}`)}
        </Alert>
      )}
    </>
  );
}
