import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import { FIGURES, isWait, type ShownFigure, useFigureWords } from './figure-words.ts';
import { PlotFigure } from './plot-figure.tsx';
import { highest, type RangeRow } from './range-rows.ts';

const MINUTE = 60;

type RangePlotProps = {
  kind: 'perDay' | 'perHour' | 'perWeekday';
  figure: ShownFigure;
  rows: readonly RangeRow[];
  labelOf: (key: string) => string;
  tickOf: (key: string) => string;
};

/** One figure over days, hours or weekdays; its table has the other figures too. */
export function RangePlot({ kind, figure, rows, labelOf, tickOf }: RangePlotProps) {
  const t = useTexts(texts);
  const words = useFigureWords();
  const most = highest(rows, figure);
  const label = t(`reports.figures.${figure}`);
  // An axis of whole minutes reads better than one of seconds.
  const unit = isWait(figure) ? MINUTE : 1;
  const name = isWait(figure) ? `${label} (min)` : label;
  return (
    <PlotFigure
      title={t(`reports.${kind}`, { figure: name })}
      summary={
        most
          ? t('reports.highest', {
              label: labelOf(most.key),
              value: words.value(figure, most.figures[figure]),
            })
          : t('reports.emptyRange')
      }
      bars={rows.map(({ key, figures }) => ({
        key,
        tick: tickOf(key),
        label: labelOf(key),
        value: scaled(figures[figure], unit),
      }))}
      format={words.number}
      names={{ value: name }}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          id: 'key',
          label: t(`reports.${kind}Column`),
          isRowHeader: true,
          cell: ({ key }: RangeRow) => labelOf(key),
        },
        ...FIGURES.map((id) => ({
          id,
          label: t(`reports.figures.${id}`),
          align: 'end' as const,
          cell: ({ figures }: RangeRow) => words.value(id, figures[id]),
        })),
      ]}
    />
  );
}

function scaled(value: number | null, unit: number): number | null {
  return value === null ? null : value / unit;
}
