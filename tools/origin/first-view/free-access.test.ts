import { LOCALES } from '@turno/shared-types/constants';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { merchantView } from './first-view.ts';
import { homeView } from './home-view.ts';
import { WORDS } from './words.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

test.each(
  LOCALES.flatMap((locale) => [
    { locale, closed: false },
    { locale, closed: true },
  ]),
)('CON-037 S-19 home and page say that no number is needed, in $locale, closed: $closed', (row) => {
  const { locale, closed } = row;
  const queue_daily_counters = [buildCounter({ closed })];
  const merchant = buildMerchant({
    queues: [buildQueue({ listOnly: true, queue_daily_counters })],
  });
  const context = { locale, now: NOW };
  const readAt = NOW.getTime();
  const home = homeView({ value: [merchant], readAt }, context)?.markup ?? '';
  const page = merchantView({ value: merchant, readAt }, context)?.markup ?? '';
  const { listOnly, listOnlyLater, freeAccess, status, nobody } = WORDS[locale];
  for (const markup of [home, page]) {
    expect(markup).toContain(closed ? listOnlyLater : listOnly);
    expect(markup).toContain(`>${closed ? status.closed : freeAccess}</p>`);
    expect(markup).not.toContain(nobody);
  }
});
