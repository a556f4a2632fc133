import { Check, CircleX, Pause } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import type { CalledNumber } from '../announcements/called-numbers.ts';
import { LargeNumber, wordsSize } from './large-number.tsx';
import { PanelFacts } from './panel-facts.tsx';
import { PanelShows } from './panel-shows-list.tsx';
import { PanelSizes } from './panel-sizes.tsx';
import type { Panel } from './panel-view.ts';
import s from './queue-panel.module.css';

type QueuePanelProps = {
  panel: Panel;
  /** The call of this queue that is presented now or next; `null` after all. */
  call: CalledNumber | null;
  /** Whether it is the only one: a number then needs no name of its queue. */
  isAlone: boolean;
  isFlashing: boolean;
  /** Characters of the longest number on the board: all numbers have the same size. */
  characters: number;
  now: Date;
  timeZone: string;
};

const STATE_TEXTS = {
  serving: 'serving',
  waiting: 'waiting',
  idle: 'idle',
  paused: 'paused',
  closed: 'closed',
  'all-closed': 'allClosed',
  'free-access': 'freeAccess',
} as const;

/** One queue on the board: its number as large as possible, its state, and what comes next (DIS-002 to DIS-004). */
export function QueuePanel(props: QueuePanelProps) {
  const { panel, call, isAlone, isFlashing, characters, now, timeZone } = props;
  const t = useTexts(texts);
  const { name, state, sizes, shows } = panel;
  const shown = call ?? panel.calls.find(({ number }) => number === panel.number) ?? null;
  const number = call?.number ?? panel.number;
  const stateText = t(STATE_TEXTS[state]);
  return (
    <section
      className={s.panel}
      aria-label={name}
      data-state={state}
      data-framed={!isAlone || undefined}
      data-flash={isFlashing || undefined}
    >
      <div className={s.inner} data-framed={!isAlone || undefined}>
        <div className={s.top}>
          {!isAlone && <h2 className={s.name}>{name}</h2>}
          {number !== null && (
            <p className={s.label}>
              <StateIcon state={state} />
              {stateText}
            </p>
          )}
        </div>
        {number === null && (
          <div className={s.main}>
            <p className={s.words} style={{ fontSize: wordsSize(stateText) }}>
              <StateIcon state={state} />
              {stateText}
            </p>
          </div>
        )}
        {number !== null && sizes.length > 0 && <PanelSizes sizes={sizes} call={call} />}
        {number !== null && sizes.length === 0 && (
          <div className={s.main}>
            <LargeNumber number={number} characters={characters} />
            {shown?.desk && <p className={s.desk}>{shown.desk}</p>}
          </div>
        )}
        {shows.length > 0 && <PanelShows shows={shows} />}
        <PanelFacts panel={panel} now={now} timeZone={timeZone} />
      </div>
    </section>
  );
}

function StateIcon({ state }: { state: Panel['state'] }) {
  if (state === 'paused') return <Pause aria-hidden className={s.icon} />;
  if (state === 'closed' || state === 'all-closed') {
    return <CircleX aria-hidden className={s.icon} />;
  }
  if (state === 'free-access') return <Check aria-hidden className={s.icon} />;
  return null;
}
