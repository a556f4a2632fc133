import type { Merchant } from '@turno/shared-types';
import { type BoardSettings, isQuietTime } from '@turno/shared-types/board-settings';
import { localeAtom } from '@turno/shared-ui/boot';
import { useAnnounce } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { type CSSProperties, useMemo, useRef } from 'react';
import { texts } from '../locales/texts.ts';
import { useNewRelease } from '../shared/use-new-release.ts';
import { sentenceFor } from './announcements/sentences.ts';
import { useAnnouncer } from './announcements/use-announcer.ts';
import { useCallSequence } from './announcements/use-call-sequence.ts';
import s from './board.module.css';
import { BoardHeader } from './board-header.tsx';
import { NothingToShow } from './nothing-to-show.tsx';
import { columnsFor, restingPanel, shownPage } from './pages.ts';
import type { CalledNumber } from './panel/panel-view.ts';
import { type Panel, panelsOf } from './panel/panel-view.ts';
import { QueuePanel } from './panel/queue-panel.tsx';
import { sharedSizes } from './panel/shared-sizes.ts';
import { RecentCalls, recentCallsOf } from './recent-calls.tsx';
import { TakeNumber } from './take-number.tsx';
import { BoardControls } from './unattended/board-controls.tsx';
import { pixelShift } from './unattended/pixel-shift.ts';
import { useIsIdle } from './unattended/use-is-idle.ts';

type BoardViewProps = {
  merchant: Merchant;
  settings: BoardSettings;
  /** When the data was fetched, in ms. */
  updatedAt: number;
  /** Whether the last attempt to refresh failed. */
  hasFailed: boolean;
};

/** The board: merchant and clock, the number of each queue, and the QR code for taking one (DIS-002). */
export function BoardView({ merchant, settings, updatedAt, hasFailed }: BoardViewProps) {
  const now = useNow(1_000);
  const minute = Math.floor(now.getTime() / 60_000);
  const { queues } = settings;
  const all = useMemo(
    () => panelsOf(merchant, new Date(minute * 60_000), queues),
    [merchant, minute, queues],
  );
  const announcer = useAnnouncer(settings, isQuietTime(settings, now, merchant.timezone));
  const isNamed = all.length > 1 || all.some(({ needsName }) => needsName);
  const announce = useAnnouncement(announcer.announce, { isNamed });
  const { calls, isFlashing } = useCallSequence(all, updatedAt, announce);
  useNewRelease({ isBusy: calls.length > 0 });
  const resting = restingPanel(all, calls);
  const { panels, page, pageCount } = resting
    ? { panels: [resting], page: 0, pageCount: 1 }
    : shownPage(all, calls[0] ?? null, now);
  const isAlone = all.length <= 1 || resting !== null;
  const board = useRef<HTMLDivElement>(null);
  const isIdle = useIsIdle();

  const { x, y } = pixelShift(now);
  const flashing = isFlashing ? calls[0]?.queueId : undefined;
  return (
    <div
      ref={board}
      className={s.board}
      data-theme={settings.colours === 'light' ? 'board-light' : 'board'}
      data-panels={panels.length}
      data-flash={(isAlone && isFlashing) || undefined}
      data-idle={isIdle || undefined}
    >
      <div className={s.sheet} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <BoardHeader merchant={merchant} now={now} updatedAt={updatedAt} hasFailed={hasFailed} />
        <div className={s.panels} style={columnsStyle(panels.length, settings.layout)}>
          {panels.map((panel) => (
            <QueuePanel
              key={panel.queueId}
              panel={panel}
              // Calls that came together are shown one by one.
              call={calls.find(({ queueId }) => queueId === panel.queueId) ?? null}
              isAlone={isAlone}
              isFlashing={!isAlone && flashing === panel.queueId}
              sizes={sharedSizes(isAlone ? [] : all)}
              now={now}
              timeZone={merchant.timezone}
            />
          ))}
          {panels.length === 0 && <NothingToShow merchant={merchant} isChosen={queues !== null} />}
        </div>
        <div className={s.aside}>
          {!resting && <RecentCalls calls={recentCallsOf(all, calls)} />}
          <TakeNumber vanity={merchant.vanity} panels={all} />
        </div>
        <Foot message={settings.message} page={page} pageCount={pageCount} />
      </div>
      <BoardControls
        board={board}
        isIdle={isIdle}
        isLocked={announcer.isLocked}
        onTest={() => announcer.test(testedNumber(all))}
      />
    </div>
  );
}

/** The columns for each shape of a board, of which its style chooses one. */
function columnsStyle(panelCount: number, layout: BoardSettings['layout']): CSSProperties {
  const { wide, tall, low } = columnsFor(panelCount, layout);
  return { '--wide': wide, '--tall': tall, '--low': low } as CSSProperties;
}

function testedNumber(panels: readonly Panel[]): string {
  return panels.find(({ number }) => number !== null)?.number ?? '1';
}

type FootProps = { message: string; page: number; pageCount: number };

function Foot({ message, page, pageCount }: FootProps) {
  const t = useTexts(texts);
  if (message === '' && pageCount === 1) return null;
  return (
    <div className={s.foot}>
      <p className={s.message}>{message}</p>
      {pageCount > 1 && <p className={s.page}>{t('page', { page: page + 1, pageCount })}</p>}
    </div>
  );
}

/** Announces a called number by voice, and to screen readers in the page's language. */
function useAnnouncement(
  announce: ReturnType<typeof useAnnouncer>['announce'],
  { isNamed }: { isNamed: boolean },
) {
  const locale = useAtomValue(localeAtom);
  const say = useAnnounce();
  return ({ queueName, ...called }: CalledNumber): Promise<void> => {
    const call = { ...called, queueName: isNamed ? queueName : null };
    say(sentenceFor(locale, call));
    return announce(call);
  };
}
