import { readableLine } from './log-lines.ts';

test.each([
  {
    name: 'the message of a JSON line',
    log: '{"level":30,"msg":"starts"}\n{"level":60,"msg":"the port is taken"}\n',
    line: 'the port is taken',
  },
  { name: 'a plain sentence', log: 'Bad configuration: PORT.\n', line: 'Bad configuration: PORT.' },
  {
    name: 'what was thrown, rather than the stack under it',
    log: 'file:///srv/x.ts:3\nError: no key\n    at run (x.ts:3)\n\nNode.js v24.21.0\n',
    line: 'Error: no key',
  },
  { name: 'nothing at all', log: '', line: '' },
])('the readable line of a log is $name', ({ log, line }) => {
  expect(readableLine(log)).toBe(line);
});
