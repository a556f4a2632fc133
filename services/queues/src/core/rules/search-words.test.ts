import fc from 'fast-check';
import { deletions, searchStarts, searchWords, wantedWords } from './search-words.ts';

test.each([
  { text: 'Forno Aurora Roma', words: ['forno', 'aurora', 'roma'] },
  { text: 'Caffè dell’Angolo', words: ['caffe', 'dell', 'angolo'] },
  { text: ' (.*)+$ ^a{1,} ', words: ['a', '1'] },
  { text: 'roma Roma', words: ['roma'] },
  { text: '市場 24/7', words: ['市場', '24', '7'] },
  { text: '', words: [] },
])('QUE-002 the words of "$text"', ({ text, words }) => {
  expect(searchWords(text)).toEqual(words);
});

test('QUE-002 only so many words are looked for, and only so many letters of each', () => {
  expect(wantedWords('a b c d e f g h')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(wantedWords(`${'x'.repeat(21)} 𝒳${'y'.repeat(30)}`)).toEqual([
    'x'.repeat(20),
    `𝒳${'y'.repeat(19)}`,
  ]);
});

test('QUE-002 a text is found by each beginning of each of its words, once', () => {
  expect(searchStarts('Èva e Eva')).toEqual(['e', 'ev', 'eva']);
  expect(searchStarts('')).toEqual([]);
  expect(searchStarts('x'.repeat(30)).at(-1)).toHaveLength(20);
});

test('QUE-002 any words of a name, or beginnings of them, find it', () => {
  const word = fc.stringMatching(/^[a-zà-ü0-9]{1,25}$/u);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(24), (words, length) => {
      const starts = searchStarts(words.join(' '));
      const typed = words.map((each) => [...each].slice(0, length + 1).join(''));
      expect(starts).toEqual(expect.arrayContaining(wantedWords(typed.join(' '))));
    }),
  );
});

test.each([
  { typed: 'bottgea', name: 'Bottega', how: 'two letters exchanged' },
  { typed: 'botega', name: 'Bottega', how: 'a letter too few' },
  { typed: 'bottegga', name: 'Bottega', how: 'a letter too many' },
  { typed: 'boddega', name: 'Bottega', how: 'not more than one wrong letter', isFound: false },
  { typed: 'vottega', name: 'Bottega', how: 'the first letter wrong' },
  { typed: 'farmcia', name: 'Farmacia', how: 'a letter too few in a long word' },
  { typed: 'bibliotaca', name: 'Biblioteca', how: 'the eighth letter, which is not compared' },
  { typed: 'bra', name: 'Bar', how: 'no short word', isFound: false },
])('QUE-002 a typo is forgiven: $how', ({ typed, name, isFound = true }) => {
  const stored = deletions(name);
  expect(deletions(typed).some((entry) => stored.includes(entry))).toBe(isFound);
});

test('QUE-002 any one letter left out, put in or changed is forgiven', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/);
  fc.assert(
    fc.property(word, fc.nat(11), fc.constantFrom(...'abcxyz'), (text, place, letter) => {
      const letters = [...text];
      const at = place % letters.length;
      const stored = deletions(text);
      for (const typed of [
        letters.toSpliced(at, 1),
        letters.toSpliced(at, 0, letter),
        letters.with(at, letter),
      ]) {
        expect(deletions(typed.join('')).some((entry) => stored.includes(entry))).toBe(true);
      }
    }),
  );
});
