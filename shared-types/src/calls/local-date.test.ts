import { activityCall } from './merchants/activity.ts';
import { reportCall } from './merchants/reports.ts';

test.each(['9999-12-31', '9998-12-31', '3000-01-01', '1899-12-31', '0000-01-01', '2026-02-30'])(
  'S-12 %s is no date that a call takes',
  (date) => {
    expect(reportCall.query.safeParse({ from: date, to: date }).success).toBe(false);
    expect(activityCall.query.safeParse({ date }).success).toBe(false);
  },
);

test.each(['1900-01-01', '2028-02-29', '2999-12-31'])('S-12 %s is a date', (date) => {
  expect(reportCall.query.safeParse({ from: date, to: date }).success).toBe(true);
  expect(activityCall.query.safeParse({ date }).success).toBe(true);
});
