import { isInStyledRoot, styledRoot } from './styled-root.ts';

test('CON-017 a place inside a root with styles needs none; one in a page’s own shadow root does', () => {
  const element = document.createElement('div');
  document.body.append(element);
  const root = styledRoot(element, 'https://turno.example/embed.css');
  const inner = document.createElement('p');
  root.container.append(inner);
  expect(isInStyledRoot(root.container)).toBe(true);
  expect(isInStyledRoot(inner)).toBe(true);
  root.remove();

  const host = document.createElement('div');
  document.body.append(host);
  const place = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(place);
  expect(isInStyledRoot(place)).toBe(false);
});
