import { merchantDay } from '@turno/shared-types/rules';
import { DEMO_MERCHANTS } from '@turno/tools/seed';
import { NOW } from '../../test/factories.ts';
import { demoDays } from './demo-days.ts';

test('demo merchants with people have past days to compare with, the same ones at each start', () => {
  for (const merchant of DEMO_MERCHANTS) {
    const days = demoDays(merchant, NOW);
    expect(demoDays(merchant, NOW)).toEqual(days);
    expect(days.every(({ date }) => date < merchantDay(merchant, NOW).date)).toBe(true);
  }
});
