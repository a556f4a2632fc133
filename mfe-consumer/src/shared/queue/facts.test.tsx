import { screen } from '@testing-library/react';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { loadBeforeTests, renderScreen } from '@turno/shared-ui/test';
import { texts } from '../../locales/texts.ts';
import { Facts } from './facts.tsx';
import { useQueueFacts } from './use-queue-facts.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');

loadBeforeTests(texts);

test('QUE-046 S-19 a figure that nobody knows is a dash, and reads as unknown, not as none', async () => {
  renderScreen(<Facts facts={[{ label: 'Attesa', value: null }]} />, { texts });
  expect(await screen.findByRole('definition')).toHaveTextContent('–Nessun dato');
});

test.each([
  { seconds: 0, paused: false, words: '–Meno di un minuto' },
  { seconds: 0, paused: true, words: '–Nessun dato' },
  { seconds: null, paused: false, words: '–Nessun dato' },
])(
  'X-23 S-19 a wait of $seconds where paused is $paused is a dash that reads $words',
  async (row) => {
    const counter = buildCounter({ estimatedWaitingTime: row.seconds, paused: row.paused });
    const queue = buildQueue({ queue_daily_counters: [counter] });
    function Box() {
      return <Facts facts={useQueueFacts(buildMerchant({ queues: [queue] }), queue, NOW)} />;
    }
    renderScreen(<Box />, { texts });
    const [, wait] = await screen.findAllByRole('definition');
    expect(wait).toHaveTextContent(row.words);
  },
);
