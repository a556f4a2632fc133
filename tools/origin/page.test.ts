import { attribute, dataElement, inlineJson, withHead } from './page.ts';

test('no text can leave the script it is written into', () => {
  const evil = { name: '</script><script>alert(1)</script><!--', line: '\u2028\u2029' };
  const text = inlineJson(evil);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(evil);
});

test('no text can leave its attribute', () => {
  expect(attribute('"><script>&')).toBe('&quot;>&lt;script>&amp;');
});

test('elements come first into the head, also with text that looks like a pattern', () => {
  const page = '<head>\n    <meta charset="utf-8">\n    <script src="a.js"></script>\n</head>';
  const element = dataElement('turno-config', { price: '$& $1' });
  const made = withHead(page, [element]);
  expect(made).toContain('{"price":"$& $1"}');
  expect(made.indexOf(element)).toBeLessThan(made.indexOf('a.js'));
});
