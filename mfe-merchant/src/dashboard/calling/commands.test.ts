import { unansweredCommand, withCommand, withoutCommands } from './commands.ts';

const command = { counterId: 1, expectedCounter: 4, deskId: null };
const sent = { ...command, key: 'a' };
const otherQueue = { ...command, counterId: 2, key: 'b' };

test('QUE-049 a command that was not answered is sent again under its key', () => {
  expect(unansweredCommand([otherQueue, sent], command)).toEqual(sent);
});

test.each([
  { name: 'the queue has moved on', change: { expectedCounter: 5 } },
  { name: 'another day is shown', change: { counterId: 3 } },
  { name: 'another desk is chosen', change: { deskId: 2 } },
  { name: 'another size is called', change: { childQueueId: 31 } },
  { name: 'the desk serves a ticket of another size', change: { expectedTicket: 'B4' } },
])('QUE-049 a command is a new one when $name', ({ change }) => {
  expect(unansweredCommand([otherQueue, sent], { ...command, ...change })).toBeNull();
});

test('QUE-049 each queue keeps its own unanswered command', () => {
  const next = { ...command, expectedCounter: 5, key: 'c' };
  expect(withCommand([sent, otherQueue], next)).toEqual([otherQueue, next]);
  expect(withoutCommands([sent, otherQueue], command)).toEqual([otherQueue]);
});
