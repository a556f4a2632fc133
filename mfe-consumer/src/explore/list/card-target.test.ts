import { buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { cardPath, cardScreen } from './card-target.ts';

const ordinary = buildQueue({ id: 11 });
const second = buildQueue({ id: 12 });
const event = buildQueue({ id: 13, type: 'event' });
const generic = buildQueue({ id: 14, passMode: 'generic' });
const specific = buildQueue({ id: 15, passMode: 'specific' });
const listOnly = buildQueue({ id: 16, listOnly: true });
const multi = buildQueue({ id: 17, multiQueue: true });
const child = buildQueue({ id: 18, parentQueueId: 17 });

test.each([
  ['CON-008 an event', [event], 'events', '/events/forno-aurora'],
  ['X-29 an event beside an ordinary queue', [ordinary, event], 'events', '/events/forno-aurora'],
  [
    'CON-010 two queues of different pass modes',
    [generic, specific],
    'pass-queue',
    '/aq/forno-aurora',
  ],
  ['CON-010 an ordinary and a pass queue', [ordinary, specific], 'pass-queue', '/aq/forno-aurora'],
  ['CON-010 a single generic queue', [generic], 'pass-queue', '/aq/forno-aurora'],
  ['CON-009 several queues', [ordinary, second], 'merchant', '/m/forno-aurora'],
  [
    'CON-009 three queues of different pass modes',
    [ordinary, generic, specific],
    'merchant',
    '/m/forno-aurora',
  ],
  [
    'CON-011 CON-037 a single pass queue with free access',
    [{ ...specific, listOnly: true }],
    'free-access',
    '/free-access/forno-aurora',
  ],
  [
    'CON-009 an ordinary queue and a pass queue with free access',
    [ordinary, { ...specific, listOnly: true }],
    'merchant',
    '/m/forno-aurora',
  ],
  ['CON-011 a single list-only queue', [listOnly], 'free-access', '/free-access/forno-aurora'],
  ['X-29 a single multi-queue, children aside', [multi, child], 'multi-booking', '/m/forno-aurora'],
  ['CON-011 a single normal queue', [ordinary], 'take-number', '/take-number/7/11'],
  ['CON-004 no queue', [], 'merchant', '/m/forno-aurora'],
] as const)('%s', (_, queues, screen, path) => {
  const merchant = buildMerchant({ queues: [...queues] });
  expect(cardScreen(merchant)).toBe(screen);
  expect(cardPath(merchant)).toBe(path);
});
