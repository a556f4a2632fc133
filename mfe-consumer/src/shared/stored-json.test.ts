import { parsedJson } from './stored-json.ts';

test.each([
  { text: null, value: null },
  { text: '', value: null },
  { text: '{', value: null },
  { text: '{"number":7}', value: { number: 7 } },
])('S-18 what is stored, $text, reads as $value', ({ text, value }) => {
  expect(parsedJson(text)).toEqual(value);
});
