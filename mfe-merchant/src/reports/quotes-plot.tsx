import type { Report, ReportFigures } from '@turno/shared-types/reports';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import { clockHour, useFigureWords } from './figure-words.ts';
import { PlotFigure } from './plot-figure.tsx';

type Quotes = NonNullable<ReportFigures['quotes']>;
type Row = Quotes & { hour: number };

const MINUTE = 60;

/** S-02: the waits that people were quoted, by the hour in which they joined, against their actual waits. */
export function QuotesPlot({ report }: { report: Report }) {
  const t = useTexts(texts);
  const words = useFigureWords();
  const rows = report.hours.flatMap(({ hour, quotes }): Row[] =>
    quotes ? [{ hour, ...quotes }] : [],
  );
  const all = report.total.quotes;
  if (!all) return null;
  const names = { value: t('reports.told'), usual: t('reports.came') };
  const share = (within: number) => t('reports.percent', { value: words.number(within) });
  return (
    <PlotFigure
      title={t('reports.honesty')}
      summary={t('reports.honestySummary', { share: share(all.within) })}
      bars={rows.map(({ hour, told, came }) => ({
        key: String(hour),
        tick: clockHour(hour).slice(0, 2),
        label: clockHour(hour),
        value: told / MINUTE,
        usual: came / MINUTE,
      }))}
      format={words.number}
      names={names}
      rows={rows}
      keyOf={({ hour }) => hour}
      columns={[
        {
          id: 'hour',
          label: t('reports.hour'),
          isRowHeader: true,
          cell: ({ hour }: Row) => clockHour(hour),
        },
        {
          id: 'told',
          label: names.value,
          align: 'end' as const,
          cell: ({ told }: Row) => words.value('waitMedian', told),
        },
        {
          id: 'came',
          label: names.usual,
          align: 'end' as const,
          cell: ({ came }: Row) => words.value('waitMedian', came),
        },
        {
          id: 'within',
          label: t('reports.within'),
          align: 'end' as const,
          cell: ({ within }: Row) => share(within),
        },
      ]}
    />
  );
}
