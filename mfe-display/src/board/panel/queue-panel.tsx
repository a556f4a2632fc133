import { localeAtom } from '@turno/shared-ui/boot';
import { useAtomValue } from 'jotai';
import { FittedName } from '../fitted-name.tsx';
import { DeskLine } from './desk-line.tsx';
import { LargeNumber } from './large-number.tsx';
import { placeWords, shownCall, shownNumber } from './panel-calls.ts';
import { PanelFacts } from './panel-facts.tsx';
import { PanelShows } from './panel-shows-list.tsx';
import { PanelSizes } from './panel-sizes.tsx';
import { PanelState } from './panel-state.tsx';
import type { CalledNumber, Panel } from './panel-view.ts';
import s from './queue-panel.module.css';
import type { SharedSizes } from './shared-sizes.ts';

type QueuePanelProps = {
  panel: Panel;
  /** The call of this queue that is being presented or will be next; `null` after the last one. */
  call: CalledNumber | null;
  /** Whether it is the only one: it has no frame, and a name only where its numbers need one (S-01). */
  isAlone: boolean;
  isFlashing: boolean;
  sizes: SharedSizes;
  now: Date;
  timeZone: string;
};

/** One queue on the board: its number as large as possible, its state, and what comes next (DIS-002 to DIS-004). */
export function QueuePanel(props: QueuePanelProps) {
  const { panel, call, isAlone, isFlashing, now, timeZone } = props;
  const locale = useAtomValue(localeAtom);
  const { numbers, hasDesks, hasLongNames } = props.sizes;
  const { name, needsName, state, sizes, shows } = panel;
  const shown = call ?? shownCall(panel);
  const number = shown ? shownNumber(shown) : panel.number;
  return (
    <section
      className={s.panel}
      aria-label={name}
      data-state={state}
      data-framed={!isAlone || undefined}
      data-flash={isFlashing || undefined}
    >
      <div className={s.inner} data-framed={!isAlone || undefined}>
        <div className={s.top} data-long={hasLongNames || undefined}>
          {(!isAlone || needsName) && (
            <h2 className={s.name}>
              <FittedName name={name} />
            </h2>
          )}
          {number !== null && <PanelState state={state} />}
        </div>
        {number === null && (
          <div className={s.main}>
            <PanelState state={state} isLarge />
          </div>
        )}
        {number !== null && sizes.length > 0 && <PanelSizes sizes={sizes} call={call} />}
        {number !== null && sizes.length === 0 && (
          <div className={s.main}>
            <LargeNumber number={number} others={numbers} />
            <DeskLine desk={shown && placeWords(shown, shown.desk, locale)} isKept={hasDesks} />
          </div>
        )}
        {shows.length > 0 && <PanelShows shows={shows} />}
        <PanelFacts panel={panel} now={now} timeZone={timeZone} />
      </div>
    </section>
  );
}
