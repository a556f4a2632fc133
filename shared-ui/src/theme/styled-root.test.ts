import { waitFor } from '@testing-library/react';
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

test('CON-017 a page with a root gets no inline style of React Aria, which its policy would report', () => {
  for (let roots = 0; roots < 2; roots += 1) {
    styledRoot(document.createElement('div'), 'https://turno.example/embed.css');
  }
  const places = document.querySelectorAll('[id="react-aria-pressable-style"]');
  expect([...places].map(({ tagName }) => tagName)).toEqual(['TEMPLATE']);
});

const sheet = (href: string) =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

test('SHL-012 a root has the styles of its remote and of the one that lends it components, and no others', async () => {
  const [own, lender, other] = ['board', 'queue', 'other'].map(
    (name) => `https://${name}.turno.example/1.0.0/`,
  );
  document.head.append(
    sheet(`${own}early.css`),
    sheet(`${lender}early.css`),
    sheet(`${other}early.css`),
  );
  const element = document.createElement('div');
  document.body.append(element);
  const root = styledRoot(element, `${own}plain/embed.css`, [`${own}`, `${lender}`]);
  document.head.append(sheet(`${lender}late.css`), sheet(`${other}late.css`));
  const found = () =>
    [...(element.shadowRoot?.querySelectorAll('link') ?? [])].map(({ href }) => href);
  await waitFor(() =>
    expect(found()).toEqual([
      `${own}plain/embed.css`,
      `${own}early.css`,
      `${lender}early.css`,
      `${lender}late.css`,
    ]),
  );
  root.remove();
  document.head.replaceChildren();
});
