import { addCode } from './code-collection.ts';

const collected = ['K7QX2MBP9D'];
const fifteen = Array.from({ length: 15 }, (_, index) => `CODE${index}`);
const token = 'pass.x-Yz_09';

test.each([
  {
    name: 'a new code is added',
    text: 'W3HNR8TVC5',
    result: { kind: 'added', codes: ['K7QX2MBP9D', 'W3HNR8TVC5'] },
  },
  {
    name: 'a typed code is added in capitals, without blanks and dashes',
    text: ' w3hnr-8tvc5 ',
    result: { kind: 'added', codes: ['K7QX2MBP9D', 'W3HNR8TVC5'] },
  },
  {
    name: 'the address of a QR code stands for its last part',
    text: 'https://turno.example/p/W3HN?x=1',
    result: { kind: 'added', codes: ['K7QX2MBP9D', 'W3HN'] },
  },
  {
    name: 'a token keeps its letters, also from a reader that types',
    text: token,
    result: { kind: 'added', codes: ['K7QX2MBP9D', token] },
  },
  {
    name: 'a code in other letters is the same code',
    text: 'k7qx2mbp9d',
    result: { kind: 'repeated' },
  },
  { name: 'three characters are discarded', text: ' abc ', result: { kind: 'too-short' } },
  { name: 'an empty text is discarded', text: ' - ', result: { kind: 'too-short' } },
])('PSU-005 CON-071 X-06 $name', ({ text, result }) => {
  expect(addCode(collected, text)).toEqual(result);
});

test('PAS-020 a share carries fifteen passes: a sixteenth code is not collected', () => {
  expect(addCode(fifteen, 'W3HNR8TVC5')).toEqual({ kind: 'too-many' });
  expect(addCode(fifteen, 'code0')).toEqual({ kind: 'repeated' });
});

test('PAS-012 a code that was taken before is a repetition, and counts no more', () => {
  expect(addCode([], 'k7qx2mbp9d', collected)).toEqual({ kind: 'repeated' });
  expect(addCode([], 'W3HNR8TVC5', fifteen)).toEqual({ kind: 'added', codes: ['W3HNR8TVC5'] });
});
