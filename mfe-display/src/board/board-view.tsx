import type { Merchant } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { optionalPart, useAnnounce } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { texts } from '../locales/texts.ts';
import { merchantPath } from '../paths.ts';
import type { CalledNumber } from './announcements/called-numbers.ts';
import { useAnnouncer } from './announcements/use-announcer.ts';
import { useCallSequence } from './announcements/use-call-sequence.ts';
import s from './board.module.css';
import { BoardHeader } from './board-header.tsx';
import { BoardControls } from './kiosk/board-controls.tsx';
import { pixelShift } from './kiosk/pixel-shift.ts';
import { useIsIdle } from './kiosk/use-is-idle.ts';
import { columnsFor, shownPage } from './pages.ts';
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
  const all = useMemo(() => panelsOf(merchant, new Date(minute * 60_000)), [merchant, minute]);
  const announcer = useAnnouncer();
  const isAlone = all.length <= 1;
  const { calls, isFlashing } = useCallSequence(
    all,
    useAnnouncement(announcer.announce, { isNamed: !isAlone }),
  );
  const { panels, page, pageCount } = shownPage(all, calls[0] ?? null, now);
  const columns = columnsFor(panels.length);
  const board = useRef<HTMLDivElement>(null);
  const isIdle = useIsIdle();

  const { x, y } = pixelShift(now);
  const flashing = isFlashing ? calls[0]?.queueId : undefined;
  const tested = all.find(({ number }) => number !== null)?.number ?? '1';
  return (
    <div
      ref={board}
      className={s.board}
      data-theme="board"
      data-panels={panels.length}
      data-flash={(isAlone && isFlashing) || undefined}
      data-idle={isIdle || undefined}
    >
      <div className={s.sheet} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <BoardHeader merchant={merchant} now={now} updatedAt={updatedAt} hasFailed={hasFailed} />
        <div className={s.panels} data-wide={columns.wide} data-tall={columns.tall}>
          {panels.map((panel) => (
            <QueuePanel
              key={panel.queueId}
              panel={panel}
              // Calls that came together are shown one by one.
              call={calls.find(({ queueId }) => queueId === panel.queueId) ?? null}
              isAlone={isAlone}
              isFlashing={!isAlone && flashing === panel.queueId}
              timeZone={merchant.timezone}
            />
          ))}
          {panels.length === 0 && <NothingToShow hasShows={merchant.queues.length > 0} />}
        </div>
        <div className={s.foot}>
          {pageCount > 1 && <PageNumber page={page} pageCount={pageCount} />}
          <TakeNumber vanity={merchant.vanity} panels={all} />
        </div>
      </div>
      <BoardControls
        board={board}
        isIdle={isIdle}
        isLocked={announcer.isLocked}
        onTest={() => announcer.test(tested)}
      />
    </div>
  );
}

/** Why the board has no panel: a queue always has one, an event only on the days of its shows. */
function NothingToShow({ hasShows }: { hasShows: boolean }) {
  const t = useTexts(texts);
  return (
    <div className={s.noQueues}>
      <p className={s.noQueuesTitle}>{t(hasShows ? 'noShows' : 'noQueues')}</p>
      <p>{t(hasShows ? 'noShowsHint' : 'noQueuesHint')}</p>
    </div>
  );
}

function PageNumber({ page, pageCount }: { page: number; pageCount: number }) {
  const t = useTexts(texts);
  return <p className={s.page}>{t('page', { page: page + 1, pageCount })}</p>;
}

/** Announces a called number by voice, in Italian, and to screen readers, in the page's language. */
function useAnnouncement(
  announce: ReturnType<typeof useAnnouncer>['announce'],
  { isNamed }: { isNamed: boolean },
) {
  const t = useTexts(texts);
  const say = useAnnounce();
  return ({ number, desk, queueName: queue }: CalledNumber): Promise<void> => {
    const text = t(isNamed ? 'announcedOf' : 'announced', { number, queue });
    say([text, ...(desk ? [desk] : [])].join(', '));
    return announce({ number, desk, queueName: isNamed ? queue : null });
  };
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
