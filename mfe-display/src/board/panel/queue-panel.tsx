import { LONG_NUMBER_LENGTH } from '@turno/shared-types/constants';
import { Check, CircleX, Pause } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import type { CalledNumber } from '../announcements/called-numbers.ts';
import { PanelFacts } from './panel-facts.tsx';
import type { Panel } from './panel-view.ts';
import s from './queue-panel.module.css';

type QueuePanelProps = {
  panel: Panel;
  /** The call of this queue that is presented now or next; `null` after all. */
  call: CalledNumber | null;
  /** Whether it is the only one: a number then needs no name of its queue. */
  isAlone: boolean;
  isFlashing: boolean;
  timeZone: string;
};

const STATE_TEXTS = {
  serving: 'serving',
  waiting: 'waiting',
  idle: 'idle',
  paused: 'paused',
  closed: 'closed',
  'free-access': 'freeAccess',
} as const;

/** One queue on the board: its number as large as possible, its state, and what comes next (DIS-002 to DIS-004). */
export function QueuePanel({ panel, call, isAlone, isFlashing, timeZone }: QueuePanelProps) {
  const t = useTexts(texts);
  const { name, state } = panel;
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
        {panel.desks.length > 0 && (
          <ul className={s.desks} aria-label={t('desks')}>
            {panel.desks.map(({ number: served, desk }) => (
              <li key={served} className={s.desk}>
                <b>{served}</b>
                <span>{desk ?? t('desk')}</span>
              </li>
            ))}
          </ul>
        )}
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

/** Capitals and digits are two thirds as high as their font size: this percentage fills the height of the area. */
const HEIGHT_SHARE = 128;
/** Width of a character in em: of the number typeface, of its narrow cut (CST-024), and of words. */
const EM = { number: 0.6, narrow: 0.52, words: 0.58 } as const;
/** An icon and its gap are as wide as this many characters of words. */
const ICON_CHARACTERS = 2;
/** A lone digit need not fill a whole wall. */
const FEWEST_CHARACTERS = 2;

/** Font size at which a number fits its area in both directions; `cqi` and `cqb` measure the area. */
export function numberSize(number: string): string {
  const em = number.length > LONG_NUMBER_LENGTH ? EM.narrow : EM.number;
  return size(Math.max(FEWEST_CHARACTERS, number.length), em, HEIGHT_SHARE);
}

/** The same for words in place of a number; they have descenders and are smaller. */
export function wordsSize(words: string): string {
  return size(words.length + ICON_CHARACTERS, EM.words, 60);
}

function size(characters: number, em: number, heightShare: number): string {
  const widthShare = Math.floor(1_000 / (characters * em)) / 10;
  return `min(${heightShare}cqb, ${widthShare}cqi)`;
}
