import { readReference } from '../../reference/index.ts';
import { categoryWords, exactTerms, forgivingTerms } from './search-terms.ts';

const known = categoryWords(readReference().categories);
const BAKERY = 11;
const PIZZERIA = 22;
const LIBRARY = 53;
const THEATRE = 54;

test.each([
  { text: 'pizza', id: PIZZERIA },
  { text: 'pane', id: BAKERY },
  { text: 'Bäckerei', id: BAKERY },
  { text: 'bakery', id: BAKERY },
  { text: 'Brot', id: BAKERY },
  { text: 'teatro', id: THEATRE },
  { text: 'theat', id: THEATRE },
])('QUE-002 "$text" is a category, in whatever language', ({ text, id }) => {
  for (const { categoryIds } of exactTerms(text, known)) expect(categoryIds).toContain(id);
});

test.each([
  { text: 'piza', id: PIZZERIA },
  { text: 'panificoi', id: BAKERY },
  { text: 'bibiloteca', id: LIBRARY },
  { text: 'theatr', id: THEATRE },
])('QUE-002 "$text" is meant for a category', ({ text, id }) => {
  for (const { categoryIds } of forgivingTerms(text, known)) expect(categoryIds).toContain(id);
});

const OWN = categoryWords([
  { id: 9, names: { en: 'Barber' }, keywords: ['beard'] },
  { id: 3, names: { en: 'Beard oil' } },
]);

test('QUE-002 a search names every category with one of its words, each once and in order', () => {
  expect(exactTerms('beard', OWN)).toEqual([{ word: 'beard', deletions: [], categoryIds: [3, 9] }]);
  expect(exactTerms('b', OWN)[0]?.categoryIds).toEqual([3, 9]);
});

test.each([
  { text: 'bear', ids: [3, 9], why: 'the beginning of a word' },
  { text: 'bread', ids: [3, 9], why: 'two letters in the wrong order' },
  { text: 'arber', ids: [9], why: 'a missing letter' },
  { text: 'eard', ids: [3, 9], why: 'a missing first letter' },
  { text: 'candle', ids: [], why: 'another word' },
])('QUE-002 "$text" with a typo means $ids: $why', ({ text, ids }) => {
  expect(forgivingTerms(text, OWN).flatMap(({ categoryIds }) => categoryIds)).toEqual(ids);
});

test('QUE-002 each word is a term, the short ones only as they are typed', () => {
  expect(exactTerms('pizza a Roma', known).map(({ word }) => word)).toEqual(['pizza', 'a', 'roma']);
  const forgiving = forgivingTerms('piza a Rma bar', known);
  expect(forgiving.map(({ word }) => word)).toEqual(['piza', 'rma', 'bar']);
  expect(forgiving.map(({ deletions }) => deletions.length > 0)).toEqual([true, false, false]);
});
