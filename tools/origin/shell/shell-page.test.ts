import { withFirstPaint } from './shell-page.ts';

const page = '<body>\n    <div id="root"></div>\n  </body>';

test('a page has its bar before any script runs, and says nothing of it to screen readers', () => {
  const painted = withFirstPaint(page, '/');
  expect(painted).toMatch(/<div id="root"><div class="turno-first-bar" aria-hidden="true">.*Turno/);
  expect(painted).toMatch(/<\/div><\/div><\/div>\n {2}<\/body>$/);
  // The policy of these pages knows no style in an element.
  expect(painted).not.toContain('style=');
});

test('DIS-001 the public board has none', () => {
  expect(withFirstPaint(page, '/display/7')).toBe(page);
});
