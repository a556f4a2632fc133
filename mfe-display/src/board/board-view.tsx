import type { Merchant } from '@turno/shared-types';
import { useAnnounce } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { texts } from '../locales/texts.ts';
import type { CalledNumber } from './announcements/called-numbers.ts';
import { useAnnouncer } from './announcements/use-announcer.ts';
import { useCalledNumbers } from './announcements/use-called-numbers.ts';
import s from './board.module.css';
import { BoardHeader } from './board-header.tsx';
import { BoardControls } from './kiosk/board-controls.tsx';
import { pixelShift } from './kiosk/pixel-shift.ts';
import { keepAwake } from './kiosk/wake-lock.ts';
import { panelsOf } from './panel/panel-view.ts';
import { QueuePanel } from './panel/queue-panel.tsx';
import { TakeNumber } from './panel/take-number.tsx';

type BoardViewProps = {
  merchant: Merchant;
  /** When the data came, in ms. */
  updatedAt: number;
  /** Whether the last attempt to refresh failed. */
  hasFailed: boolean;
};

/** The board: merchant and clock, the number of each queue, and the QR code for taking one (DIS-002). */
export function BoardView({ merchant, updatedAt, hasFailed }: BoardViewProps) {
  const now = useNow(1_000);
  const minute = Math.floor(now.getTime() / 60_000);
  const panels = useMemo(() => panelsOf(merchant, new Date(minute * 60_000)), [merchant, minute]);
  const announcer = useAnnouncer();
  const flashing = useCalledNumbers(panels, useAnnouncements(panels.length, announcer.announce));
  const board = useRef<HTMLDivElement>(null);
  useEffect(keepAwake, []);

  const { x, y } = pixelShift(now);
  const isAlone = panels.length <= 1;
  const tested = panels.find(({ number }) => number !== null)?.number ?? '1';
  return (
    <div
      ref={board}
      className={s.board}
      data-theme="board"
      data-panels={panels.length}
      data-flash={(isAlone && flashing.size > 0) || undefined}
    >
      <div className={s.sheet} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <BoardHeader merchant={merchant} now={now} updatedAt={updatedAt} hasFailed={hasFailed} />
        <div className={s.panels}>
          {panels.map((panel) => (
            <QueuePanel
              key={panel.queueId}
              panel={panel}
              isAlone={isAlone}
              isFlashing={!isAlone && flashing.has(panel.queueId)}
              timeZone={merchant.timezone}
            />
          ))}
          {panels.length === 0 && <NoQueues />}
        </div>
        <TakeNumber vanity={merchant.vanity} panels={panels} />
      </div>
      <BoardControls
        board={board}
        isLocked={announcer.isLocked}
        onTest={() => announcer.test(tested)}
      />
    </div>
  );
}

function NoQueues() {
  const t = useTexts(texts);
  return (
    <div className={s.noQueues}>
      <p className={s.noQueuesTitle}>{t('noQueues')}</p>
      <p>{t('noQueuesHint')}</p>
    </div>
  );
}

/** Announces called numbers by voice, in Italian, and to screen readers, in the page's language. */
function useAnnouncements(panelCount: number, announce: (numbers: readonly string[]) => void) {
  const t = useTexts(texts);
  const say = useAnnounce();
  return useCallback(
    (called: readonly CalledNumber[]) => {
      announce(called.map(({ number }) => number));
      const key = panelCount > 1 ? 'announcedOf' : 'announced';
      say(called.map(({ number, queueName: queue }) => t(key, { number, queue })).join('. '));
    },
    [panelCount, announce, say, t],
  );
}
