import { searchWords, wantedWords } from './search-words.ts';

test.each([
  { text: 'Forno Aurora Roma', words: ['forno', 'aurora', 'roma'] },
  { text: 'Caffè dell’Angolo', words: ['caffe', 'dell', 'angolo'] },
  { text: ' (.*)+$ ^a{1,} ', words: ['a', '1'] },
  { text: 'roma Roma', words: ['roma'] },
  { text: '', words: [] },
])('"$text"', ({ text, words }) => {
  expect(searchWords(text)).toEqual(words);
});

test('only so many words are looked for', () => {
  expect(wantedWords('a b c d e f g h')).toHaveLength(6);
});
