import { AVERAGE_WAIT_OPTIONS, MULTI_QUEUE_SIZES, PAX_GROUPS } from '../../constants.ts';
import { queueNameProblem } from './queue-name.ts';

test.each([
  ['Banco', 'standard', null],
  ['  Ba ', 'standard', 'short'],
  ['', 'standard', 'short'],
  ['Queue 1', 'standard', 'word'],
  ['La CODA lunga', 'standard', 'word'],
  ['Le code', 'standard', 'word'],
  ['queues', 'standard', 'word'],
  ['Fila rápida', 'standard', 'word'],
  ['Coca-Cola', 'standard', null],
  ['Tres filas', 'standard', 'word'],
  ['Filare', 'standard', null],
  ['Kurze Warteschlange', 'standard', 'word'],
  ['Warteschlangen', 'standard', 'word'],
  ['Queueing', 'standard', null],
  ['Accodati', 'standard', null],
  ['Event hall', 'standard', null],
  ['Event hall', 'event', 'word'],
  ['Gli eventi', 'event', 'word'],
  ['Live events', 'event', 'word'],
  ['Eventos de noche', 'event', 'word'],
  ['Eventos de noche', 'standard', null],
  ['Die Veranstaltungen', 'event', 'word'],
  ['Eine Veranstaltung', 'event', 'word'],
  ['-- Banco --', 'event', null],
  ['Evento-sera', 'event', 'word'],
  ['Eventually', 'event', null],
  ['Prevendita', 'event', null],
  ['äöü', 'event', null],
] as const)('MER-042 MER-045 G-59 the name %p of a queue of type %s: %s', (name, type, problem) => {
  expect(queueNameProblem(name, type)).toBe(problem);
});

test('CST-012 there are 52 average waits, each longer than the one before', () => {
  expect(AVERAGE_WAIT_OPTIONS).toHaveLength(52);
  expect(AVERAGE_WAIT_OPTIONS).toEqual(
    [...new Set(AVERAGE_WAIT_OPTIONS)].toSorted((a, b) => a - b),
  );
  expect(AVERAGE_WAIT_OPTIONS.slice(29, 34)).toEqual([30, 40, 50, 60, 120]);
  expect(AVERAGE_WAIT_OPTIONS.slice(-3)).toEqual([3_000, 3_300, 3_600]);
});

test('CST-010 CST-021 the groups of tickets are the children of a multi-queue', () => {
  expect(PAX_GROUPS.map(({ minPax }) => minPax)).toEqual(
    MULTI_QUEUE_SIZES.map(({ minPax }) => minPax),
  );
  expect(PAX_GROUPS.at(-1)).toEqual({ minPax: 7, maxPax: 50 });
});
