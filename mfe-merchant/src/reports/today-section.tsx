import type { TodayReport } from '@turno/shared-types/reports';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import { clockHour, useFigureWords } from './figure-words.ts';
import { PlotFigure } from './plot-figure.tsx';
import s from './reports.module.css';
import { Tiles } from './tiles.tsx';

type Hour = { hour: number; arrivals: number; usual: number | null };

/** Today so far, against the same weekday of the last eight weeks. */
export function TodaySection({ today }: { today: TodayReport }) {
  const t = useTexts(texts);
  const words = useFigureWords();
  const { figures, usual } = today;
  const hours = hoursOf(today);
  const names = {
    value: t('reports.today'),
    ...(usual ? { usual: t('reports.usual') } : {}),
  };
  return (
    <section className={s.section}>
      <h2 className={s.heading}>{t('reports.todaySoFar')}</h2>
      <Tiles figures={figures} usual={usual} />
      <p className={s.note}>
        {usual ? t('reports.usualNote', { count: usual.days }) : t('reports.noUsual')}
      </p>
      {hours.length > 0 && (
        <PlotFigure
          title={t('reports.todayByHour')}
          summary={[
            t('reports.todaySummary', { today: words.number(figures.arrivals) }),
            ...(usual
              ? [t('reports.usualSummary', { usual: words.number(usual.wholeDay.arrivals) })]
              : []),
          ].join(' ')}
          bars={hours.map(({ hour, arrivals, usual: common }) => ({
            key: String(hour),
            tick: clockHour(hour).slice(0, 2),
            label: clockHour(hour),
            value: arrivals,
            usual: common,
          }))}
          format={words.number}
          names={names}
          rows={hours}
          keyOf={({ hour }) => hour}
          columns={[
            {
              id: 'hour',
              label: t('reports.hour'),
              isRowHeader: true,
              cell: ({ hour }: Hour) => clockHour(hour),
            },
            {
              id: 'today',
              label: names.value,
              align: 'end' as const,
              cell: ({ arrivals }: Hour) => words.number(arrivals),
            },
            {
              id: 'usual',
              label: t('reports.usual'),
              align: 'end' as const,
              cell: ({ usual: common }: Hour) => words.value('arrivals', common),
            },
          ]}
        />
      )}
    </section>
  );
}

/** The hours from the first with people, today or usually, to the last, without gaps. */
function hoursOf({ hours, usual }: TodayReport): Hour[] {
  const all = [...hours, ...(usual?.hours ?? [])].filter(({ arrivals }) => arrivals > 0);
  if (all.length === 0) return [];
  const first = Math.min(...all.map(({ hour }) => hour));
  const last = Math.max(...all.map(({ hour }) => hour));
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).map((hour) => ({
    hour,
    arrivals: hours.find((each) => each.hour === hour)?.arrivals ?? 0,
    usual: usual ? (usual.hours.find((each) => each.hour === hour)?.arrivals ?? 0) : null,
  }));
}
