import { Volume2 } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { type RefObject, useSyncExternalStore } from 'react';
import { texts } from '../../locales/texts.ts';
import s from './board-controls.module.css';

type BoardControlsProps = {
  board: RefObject<HTMLElement | null>;
  isIdle: boolean;
  /** Whether the browser still blocks sound. */
  isLocked: boolean;
  onTest: () => void;
};

/** Sound test and full screen for the person who sets up the board (DIS-005); hidden while the board is idle. */
export function BoardControls({ board, isIdle, isLocked, onTest }: BoardControlsProps) {
  const t = useTexts(texts);
  const { isFull, toggle } = useFullScreen(board);
  return (
    <div className={s.controls} data-idle={isIdle || undefined}>
      {isLocked && <p className={s.hint}>{t('soundLocked')}</p>}
      <button type="button" className={s.button} onClick={onTest}>
        <Volume2 size={20} aria-hidden />
        {t('testSpeaker')}
      </button>
      {toggle && (
        <button type="button" className={s.button} onClick={toggle}>
          {t(isFull ? 'exitFullScreen' : 'enterFullScreen')}
        </button>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

type FullScreen = {
  isFull: boolean;
  /** `null` if the browser does not support full screen. */
  toggle: (() => void) | null;
};

/** Switches the board to full screen and back. */
function useFullScreen(board: RefObject<HTMLElement | null>): FullScreen {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return { isFull, toggle: null };
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : board.current?.requestFullscreen();
    // If the browser denies it, the button stays.
    change?.catch(() => undefined);
  };
  return { isFull, toggle };
}
