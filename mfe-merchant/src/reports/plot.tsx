import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { PatternLines } from '@visx/pattern';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId } from 'react';
import s from './plot.module.css';

export type PlotBar = {
  key: string;
  /** The label below the bar. */
  tick: string;
  /** The label in the hint of a bar. */
  label: string;
  value: number | null;
  /** The usual value, shown as a second bar. */
  usual?: number | null;
};

type PlotProps = {
  bars: readonly PlotBar[];
  /** Formats a value for the axis and for the hint of a bar. */
  format: (value: number) => string;
  /** The names of the two bars. */
  names: { value: string; usual?: string };
};

const HEIGHT = 220;
const MARGIN = { top: 8, right: 4, bottom: 28, left: 44 };
const MOST_TICKS = 4;
const TICK_WIDTH = 48;
/** Limits the width of bars, for example on a day with only one hour. */
const MAX_BAR_WIDTH = 56;
/** The width before the container is measured: the narrowest phone. */
const FIRST_WIDTH = 288;
const tick = { className: s.tick ?? '' };

/** Bars over hours or days. It is hidden from screen readers, which read the summary and the table beneath it. */
export function Plot({ bars, format, names }: PlotProps) {
  const { parentRef, width } = useParentSize({ initialSize: { width: FIRST_WIDTH } });
  const hatching = useId();
  const isCompared = names.usual !== undefined;
  return (
    <div ref={parentRef} className={s.place} aria-hidden>
      {isCompared && (
        <p className={s.legend}>
          <span className={s.named} data-of="value">
            {names.value}
          </span>
          <span className={s.named} data-of="usual">
            {names.usual}
          </span>
        </p>
      )}
      <svg
        width={width}
        height={HEIGHT}
        className={s.plot}
        focusable={false}
        role="presentation"
        aria-hidden
      >
        <PatternLines
          id={hatching}
          width={6}
          height={6}
          strokeWidth={2}
          orientation={['diagonal']}
          className={s.hatch ?? ''}
        />
        <Bars bars={bars} format={format} names={names} width={width} hatching={hatching} />
      </svg>
    </div>
  );
}

function Bars(props: PlotProps & { width: number; hatching: string }) {
  const { bars, format, names, width, hatching } = props;
  const inner = Math.max(1, width - MARGIN.left - MARGIN.right);
  const bottom = HEIGHT - MARGIN.top - MARGIN.bottom;
  const keys = bars.map(({ key }) => key);
  const x = scaleBand({ domain: keys, range: [0, inner], padding: 0.25 });
  const top = Math.max(1, ...bars.flatMap(({ value, usual }) => [value ?? 0, usual ?? 0]));
  const y = scaleLinear({ domain: [0, top], range: [bottom, 0], nice: true });
  const each = Math.ceil((bars.length * TICK_WIDTH) / inner);
  const ticks = new Map(bars.map(({ key, tick }) => [key, tick]));
  const isCompared = names.usual !== undefined;
  const barsEach = isCompared ? 2 : 1;
  const barWidth = Math.min(MAX_BAR_WIDTH, x.bandwidth() / barsEach);
  const startOf = (key: string) => (x(key) ?? 0) + (x.bandwidth() - barsEach * barWidth) / 2;
  const barOf = (value: number | null | undefined, at: number) => ({
    x: at,
    width: barWidth,
    y: y(value ?? 0),
    height: bottom - y(value ?? 0),
  });
  return (
    <Group left={MARGIN.left} top={MARGIN.top}>
      <AxisLeft
        scale={y}
        // Small counts of people have whole numbers as ticks.
        numTicks={Math.min(MOST_TICKS, Math.floor(top))}
        hideAxisLine
        tickLength={-inner}
        tickFormat={(value) => format(Number(value))}
        tickLineProps={{ className: s.grid }}
        tickLabelProps={{ ...tick, dx: -inner - 6, textAnchor: 'end', dy: '0.33em' }}
      />
      {bars.map((bar) => (
        <g key={bar.key}>
          <title>{hintOf(bar, names, format)}</title>
          <Bar className={s.bar ?? ''} {...barOf(bar.value, startOf(bar.key))} />
          {isCompared && (
            <Bar
              className={s.usual ?? ''}
              fill={`url(#${hatching})`}
              {...barOf(bar.usual, startOf(bar.key) + barWidth)}
            />
          )}
        </g>
      ))}
      <AxisBottom
        scale={x}
        top={bottom}
        hideTicks
        axisLineClassName={s.axis ?? ''}
        tickValues={keys.filter((_, at) => at % each === 0)}
        tickFormat={(key) => ticks.get(key) ?? ''}
        tickLabelProps={{ ...tick, textAnchor: 'middle' }}
      />
    </Group>
  );
}

function hintOf(
  { label, value, usual }: PlotBar,
  names: PlotProps['names'],
  format: PlotProps['format'],
): string {
  const parts = [`${names.value} ${value === null ? '–' : format(value)}`];
  if (names.usual !== undefined && typeof usual === 'number') {
    parts.push(`${names.usual} ${format(usual)}`);
  }
  return `${label}: ${parts.join(', ')}`;
}
