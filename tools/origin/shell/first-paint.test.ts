import { withFirstPaint } from './first-paint.ts';

const page = '<body>\n    <div id="root"></div>\n  </body>';

test('a page has its bar before any script runs, and says nothing of it to screen readers', () => {
  const painted = withFirstPaint(page, '/', 'product');
  expect(painted).toMatch(/<div id="root"><div class="turno-first-bar" aria-hidden="true">.*Turno/);
  expect(painted).toMatch(/<\/div><\/div><\/div>\n {2}<\/body>$/);
  // The policy of these pages knows no style in an element.
  expect(painted).not.toContain('style=');
});

test('DIS-001 the public board has none', () => {
  expect(withFirstPaint(page, '/display/7', 'product')).toBe(page);
});

test('CON-017 a franchise’s site shows its name and logo, or nothing while they are not known', () => {
  const mark = { name: 'Mercati & Co', logoUrl: 'https://markets.example/logo.svg?a="' };
  const painted = withFirstPaint(page, '/', mark);
  expect(painted).toContain(
    '<img src="https://markets.example/logo.svg?a=&quot;" alt="">Mercati &amp; Co</div>',
  );
  expect(withFirstPaint(page, '/', { ...mark, logoUrl: null })).not.toMatch(/<img|<svg|Turno/);
  expect(withFirstPaint(page, '/', null)).toContain('aria-hidden="true"><div></div></div>');
});
