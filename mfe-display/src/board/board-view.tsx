import type { Merchant } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { optionalPart, useAnnounce } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { keepAwake } from '@turno/shared-ui/wake-lock';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { texts } from '../locales/texts.ts';
import { merchantPath } from '../paths.ts';
import { useAnnouncer } from './announcements/use-announcer.ts';
import { type CalledNumber, useCalledNumbers } from './announcements/use-called-numbers.ts';
import s from './board.module.css';
import { BoardHeader } from './board-header.tsx';
import { BoardControls } from './kiosk/board-controls.tsx';
import { pixelShift } from './kiosk/pixel-shift.ts';
import { type Panel, panelsOf } from './panel/panel-view.ts';
import { QueuePanel } from './panel/queue-panel.tsx';

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
function useAnnouncements(panelCount: number, announce: (called: readonly CalledNumber[]) => void) {
  const t = useTexts(texts);
  const say = useAnnounce();
  return useCallback(
    (called: readonly CalledNumber[]) => {
      announce(called);
      const textOf = ({ number, queueName: queue, isNamed, desk }: CalledNumber) => {
        const key = panelCount > 1 || isNamed ? 'announcedOf' : 'announced';
        return [t(key, { number, queue }), ...(desk ? [desk] : [])].join(', ');
      };
      say(called.map(textOf).join('. '));
    },
    [panelCount, announce, say, t],
  );
}

const QrCode = optionalPart(() => import('@turno/shared-ui/qr').then((module) => module.QrCode));

/** A QR code with the merchant's public address, while numbers can be taken. */
function TakeNumber({ vanity, panels }: { vanity: string; panels: readonly Panel[] }) {
  const t = useTexts(texts);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  if (!panels.some(({ mayJoin }) => mayJoin) || siteBase === '') return null;
  return (
    <div className={s.take}>
      <p className={s.takeWords}>{t('takeNumber')}</p>
      <div className={s.code}>
        <QrCode text={`${siteBase}${merchantPath(vanity)}`} label={t('takeNumber')} />
      </div>
    </div>
  );
}
