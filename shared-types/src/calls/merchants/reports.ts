import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { MAX_REPORT_DAYS } from '../../constants.ts';
import { reportSchema, todayReportSchema } from '../../entities/report.ts';
import { idText, nothing } from '../../fields.ts';
import { localDate } from '../../input-fields.ts';

export type { Report, ReportFigures, TodayReport } from '../../entities/report.ts';

const DAY_MS = 86_400_000;
const merchantParams = z.object({ merchantId: idText });
/** One queue, with its sizes if it has any; absent means all queues. */
const queueId = z.optional(idText);
const isRange = z.refine<{ from: string; to: string }>(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    return days >= 1 && days <= MAX_REPORT_DAYS;
  },
  { path: ['to'], error: `1 to ${MAX_REPORT_DAYS} days` },
);
const shared = {
  service: 'queues',
  method: 'GET',
  access: 'owner',
  permission: 'figures',
  keyScope: 'read',
  params: merchantParams,
  body: nothing,
  status: 200,
  errors: ['merchant_not_found', 'queue_not_found'],
} as const;

export const reportCall = call({
  ...shared,
  path: '/private/merchants/:merchantId/reports',
  summary: 'Arrivals, calls and waiting times of some days, by day, hour and weekday',
  query: z.object({ from: localDate, to: localDate, queueId }).check(isRange),
  reply: reportSchema,
});

export const todayReportCall = call({
  ...shared,
  path: '/private/merchants/:merchantId/reports/today',
  summary: 'The same of today so far, against the medians of this weekday in the last eight weeks',
  query: z.object({ queueId }),
  reply: todayReportSchema,
});
