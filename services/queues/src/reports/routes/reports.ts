import { type Route, serve } from '@turno/kit';
import { reportCall, todayReportCall } from '@turno/shared-types/reports';
import { createReportReader } from '../actions/read-report.ts';
import type { Deps } from '../deps.ts';

/** The reports of a merchant: a range of days, and today against the usual. */
export function reportRoutes(deps: Deps): Route[] {
  const reader = createReportReader(deps);
  return [
    serve(reportCall, ({ params, query }) => reader.read({ ...params, ...query })),
    serve(todayReportCall, ({ params, query }) => reader.readToday({ ...params, ...query })),
  ];
}
