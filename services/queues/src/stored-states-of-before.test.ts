import { expectFits, READ_PATHS } from '../test/stored-states/expect-fits.ts';
import { openPreviousRelease } from '../test/stored-states/stored-states.ts';

jest.setTimeout(120_000);

let opened: Awaited<ReturnType<typeof openPreviousRelease>>;
beforeAll(async () => {
  opened = await openPreviousRelease();
});
afterAll(() => opened.journey.close());

test.each(READ_PATHS)(
  'S-14 what an earlier release stored fits %s, and is found',
  async (...read) => {
    expect(Math.max(...(await expectFits(opened, read)))).toBeGreaterThan(0);
  },
);

test('S-14 no row of an earlier release was left out of these replies', async () => {
  const metrics = await (await fetch(`${opened.journey.app.service.url}/metrics`)).text();
  expect(metrics).toContain('# TYPE reply_rows_left_out_total');
  expect(metrics).not.toMatch(/^reply_rows_left_out_total\{/m);
});
