import type { Report, ReportFigures, TodayReport } from '@turno/shared-types/reports';

/** The figures of a day on which nothing happened, apart from what is given. */
export const figures = (change: Partial<ReportFigures> = {}): ReportFigures => ({
  arrivals: 0,
  people: 0,
  calls: 0,
  checkedIn: 0,
  left: 0,
  noShows: 0,
  notCalled: 0,
  calledAgain: 0,
  putBack: 0,
  waitMedian: null,
  wait90: null,
  ...change,
});

export const NO_REPORT: Report = { total: figures(), days: [], hours: [], weekdays: [] };
export const NO_TODAY: TodayReport = {
  date: '2026-11-21',
  figures: figures(),
  hours: [],
  usual: null,
};
