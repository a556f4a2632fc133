import type { ReportFigures } from '@turno/shared-types/reports';
import { useLanguage, useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';

export type FigureName = Exclude<keyof ReportFigures, 'quotes'>;
/** The figures in tiles, plots and tables; the download contains all figures. */
export const FIGURES = ['arrivals', 'calls', 'waitMedian', 'wait90', 'left', 'noShows'] as const;
export type ShownFigure = (typeof FIGURES)[number];

const MINUTE = 60;
const DAY_HOURS = 24;

export function isWait(name: FigureName): name is 'waitMedian' | 'wait90' {
  return name === 'waitMedian' || name === 'wait90';
}

/** Formats figures in the reader's language. */
export function useFigureWords() {
  const t = useTexts(texts);
  const language = useLanguage();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return {
    number: (value: number) => number.format(value),
    /** A count, or a waiting time in minutes; a dash where there is none. */
    value(name: FigureName, value: number | null): string {
      if (value === null) return t('reports.none');
      if (!isWait(name)) return number.format(value);
      if (value < MINUTE) return t('reports.underMinute');
      return t('reports.minutes', { minutes: number.format(Math.round(value / MINUTE)) });
    },
  };
}

/** An hour of a day as a clock shows it: hour 25 is 01:00 of the next date. */
export function clockHour(hour: number): string {
  return `${String(hour % DAY_HOURS).padStart(2, '0')}:00`;
}
