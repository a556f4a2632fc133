import { buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { passView } from './pass-view.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const context = { locale: 'en', now: NOW } as const;
const museum = buildMerchant({
  category: { id: 3, name: 'Museum', parent_category: null },
  queues: [
    buildQueue({ id: 1, name: 'Garden', listOnly: true }),
    buildQueue({ id: 2, name: 'Any <ride>', passMode: 'generic' }),
    buildQueue({ id: 3, name: 'The lift', passMode: 'specific' }),
  ],
});
const viewOf = (merchant = museum, ageMs = 0) =>
  passView({ value: merchant, readAt: NOW.getTime() - ageMs }, context)?.markup ?? null;

test('CON-057 Fast Track comes first, then any pass, then free access', () => {
  const markup = viewOf() ?? '';
  expect(markup.match(/(?<=<h2>)[^/]+(?=<)/g)).toEqual(['The lift', 'Any &lt;ride&gt;', 'Garden']);
  expect(markup).toContain('<p class="quiet">Museum</p>');
  expect(markup).toContain('<p class="kind">Fast Track</p>');
  expect(markup).toContain('<p class="action large off">Get in line</p>');
  expect(markup).toContain('<p class="status info">Free access</p>');
  expect(markup).toContain('<p class="action second">Go to the free-access page</p>');
});

test('figures of minutes ago, and a merchant that has closed for good, have no view', () => {
  expect(viewOf(museum, 120_000)).toBeNull();
  expect(viewOf({ ...museum, closedAt: '2026-11-01T00:00:00.000Z' })).toBeNull();
});
