import { ticketSearch, ticketWords } from './ticket-search.ts';

test.each([
  ['7', { number: 7, words: ['7'] }],
  ['007', { number: 7, words: ['007'] }],
  ['CA12', { number: 12, words: ['ca12'] }],
  ['ca 12', { number: 12, words: ['ca', '12'] }],
  ['C3', { number: 3, words: ['c3'] }],
  ['ABC12', { number: null, words: ['abc12'] }],
  ['ARLD3', { number: 3, words: ['arld3'] }],
  ['arldn 12', { number: 12, words: ['arldn', '12'] }],
  ['1234567890', { number: null, words: ['1234567890'] }],
  ['+39 333 12', { number: null, words: ['3933312'] }],
  ['(333) 12-34', { number: null, words: ['3331234'] }],
  ['333', { number: 333, words: ['333'] }],
  ['12', { number: 12, words: ['12'] }],
  ['12 34 Bianchi', { number: null, words: ['12', '34', 'bianchi'] }],
  ['Lucía  Neri', { number: null, words: ['lucia', 'neri'] }],
  ['a b c d e f', { number: null, words: ['a', 'b', 'c', 'd'] }],
  ['.*', { number: null, words: [] }],
  ['   ', { number: null, words: [] }],
])('QUE-074 MER-051 %p is looked for as %j', (typed, expected) => {
  expect(ticketSearch(typed)).toEqual(expected);
});

test.each([
  [null, null, []],
  ['', '', []],
  ['Luca Neri', null, ['luca', 'neri']],
  ['Luca luca', null, ['luca']],
  [null, '12', []],
  [null, '123', ['123']],
  ['Öl', '+1 23 45', ['ol', '12345', '2345', '345']],
])('QUE-074 a person called %p with the telephone %p is found by %p', (name, phone, words) => {
  expect(ticketWords(name, phone)).toEqual(words);
});
