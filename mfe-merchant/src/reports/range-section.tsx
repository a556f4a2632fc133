import type { Report } from '@turno/shared-types/reports';
import {
  EmptyState,
  ErrorState,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { formatDay, formatShortDay, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { useWeekdayName } from '../shared/weekdays.ts';
import { reportQueryAtom } from './atoms.ts';
import { DownloadButton } from './download-button.tsx';
import { clockHour, FIGURES, type ShownFigure } from './figure-words.ts';
import { QuotesPlot } from './quotes-plot.tsx';
import { RangeFields } from './range-fields.tsx';
import { RangePlot } from './range-plot.tsx';
import { rangeRows } from './range-rows.ts';
import s from './reports.module.css';
import { Tiles } from './tiles.tsx';

/** The report of a range of days: its totals, and by day, hour and weekday. */
export function RangeSection({ today }: { today: string }) {
  const t = useTexts(texts);
  const { data, error, refetch, isFetching } = useAtomValue(reportQueryAtom);
  return (
    <section className={s.section}>
      <h2 className={s.heading}>{t('reports.range')}</h2>
      <RangeFields today={today} />
      {data ? (
        <RangeReport report={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonGroup>
          <Skeleton height="20rem" radius="16px" />
        </SkeletonGroup>
      )}
    </section>
  );
}

function RangeReport({ report }: { report: Report }) {
  const t = useTexts(texts);
  const nameOf = useWeekdayName();
  const [figure, setFigure] = useState<ShownFigure>('arrivals');
  const { days, hours, weekdays } = rangeRows(report);
  if (days.length === 0) return <EmptyState title={t('reports.emptyRange')} />;
  const weekdayName = (key: string) => nameOf(Number(key));
  return (
    <>
      <Tiles figures={report.total} />
      <div className={s.tools}>
        <Select
          label={t('reports.figure')}
          options={FIGURES.map((id) => ({ id, label: t(`reports.figures.${id}`) }))}
          value={figure}
          onChange={setFigure}
        />
        <DownloadButton report={report} />
      </div>
      <RangePlot
        figure={figure}
        rows={days}
        kind="perDay"
        labelOf={(date) => formatDay(t, date)}
        tickOf={(date) => formatShortDay(t, date)}
      />
      <p className={s.note}>{t('reports.averageNote')}</p>
      <RangePlot
        figure={figure}
        rows={hours}
        kind="perHour"
        labelOf={(hour) => clockHour(Number(hour))}
        tickOf={(hour) => clockHour(Number(hour)).slice(0, 2)}
      />
      <QuotesPlot report={report} />
      <RangePlot
        figure={figure}
        rows={weekdays}
        kind="perWeekday"
        labelOf={weekdayName}
        tickOf={(key) => weekdayName(key).slice(0, 2)}
      />
    </>
  );
}
