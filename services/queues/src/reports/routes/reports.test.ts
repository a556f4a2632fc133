import { reportCall, todayReportCall } from '@turno/shared-types/reports';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';
import { join } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

test('a manager reads the reports of a merchant, and the errors say what is wrong', async () => {
  const testQueue = await journey.newQueue();
  await join(journey.harness.deps, testQueue, newUser());
  const manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const { call } = journey.app.service;
  const params = { merchantId: testQueue.merchant.id };
  const read = (query: { from: string; to: string; queueId?: number }) =>
    call(reportCall, { params, query }, manager);
  const day = { from: '2026-11-21', to: '2026-11-21' };
  const report = await read({ ...day, queueId: testQueue.queue.id });
  expect(report.status).toBe(200);
  expect(reportCall.reply.parse(report.body).days).toMatchObject([{ arrivals: 1 }]);
  const today = await call(todayReportCall, { params, query: {} }, manager);
  expect(todayReportCall.reply.parse(today.body).figures.arrivals).toBe(1);
  expect((await read({ ...day, queueId: 999_999 })).body.error_code).toBe('queue_not_found');
  expect((await read({ ...day, from: '2026-01-01' })).status).toBe(400);
  const foreign = await journey.app.as(MANAGER + 1, 'ROLE_MERCHANT');
  expect((await call(todayReportCall, { params, query: {} }, foreign)).status).toBe(403);
});
