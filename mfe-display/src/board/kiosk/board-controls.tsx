import { Volume2 } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import type { RefObject } from 'react';
import { texts } from '../../locales/texts.ts';
import s from './board-controls.module.css';
import { useFullScreen } from './use-full-screen.ts';
import { useIsIdle } from './use-is-idle.ts';

type BoardControlsProps = {
  board: RefObject<HTMLElement | null>;
  /** Whether the browser still blocks sound. */
  isLocked: boolean;
  onTest: () => void;
};

/** Sound test and full screen for the person who sets up the board (DIS-005); hidden while the board is idle. */
export function BoardControls({ board, isLocked, onTest }: BoardControlsProps) {
  const t = useTexts(texts);
  const isIdle = useIsIdle();
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
