import { LONG_NUMBER_LENGTH } from '@turno/shared-types/constants';
import { Check, CircleX, Pause } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import { numberSize, wordsSize } from './number-size.ts';
import { PanelFacts } from './panel-facts.tsx';
import type { Panel } from './panel-view.ts';
import s from './queue-panel.module.css';

type QueuePanelProps = {
  panel: Panel;
  /** Whether it is the only one: its queue then needs no name. */
  isAlone: boolean;
  isFlashing: boolean;
  timeZone: string;
};

const STATE_TEXTS = {
  serving: 'serving',
  waiting: 'waiting',
  paused: 'paused',
  closed: 'closed',
  'free-access': 'freeAccess',
} as const;

/** One queue on the board: its number as large as possible, its state, and what comes next (DIS-002 to DIS-004). */
export function QueuePanel({ panel, isAlone, isFlashing, timeZone }: QueuePanelProps) {
  const t = useTexts(texts);
  const { name, state, number } = panel;
  const stateText = t(STATE_TEXTS[state]);
  return (
    <section
      className={s.panel}
      aria-label={name}
      data-state={state}
      data-framed={!isAlone || undefined}
      data-flash={isFlashing || undefined}
    >
      <div className={s.inner}>
        <div className={s.top}>
          {!isAlone && <h2 className={s.name}>{name}</h2>}
          {number !== null && (
            <p className={s.label}>
              <StateIcon state={state} />
              {stateText}
            </p>
          )}
        </div>
        <div className={s.numberArea}>
          {number === null ? (
            <p className={s.words} style={{ fontSize: wordsSize(stateText) }}>
              <StateIcon state={state} />
              {stateText}
            </p>
          ) : (
            <p className={s.number} data-long={number.length > LONG_NUMBER_LENGTH || undefined}>
              <span style={{ fontSize: numberSize(number) }}>{number}</span>
            </p>
          )}
        </div>
        <PanelFacts panel={panel} timeZone={timeZone} />
      </div>
    </section>
  );
}

function StateIcon({ state }: { state: Panel['state'] }) {
  if (state === 'paused') return <Pause aria-hidden className={s.icon} />;
  if (state === 'closed') return <CircleX aria-hidden className={s.icon} />;
  if (state === 'free-access') return <Check aria-hidden className={s.icon} />;
  return null;
}
