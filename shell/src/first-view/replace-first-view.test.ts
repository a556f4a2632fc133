import { reachability } from '@turno/shared-ui/http';
import { replaceFirstView } from './replace-first-view.ts';

function page(main: string) {
  document.body.innerHTML = `<div id="turno-first"><h1>Forno</h1></div><div id="root" hidden><main>${main}</main></div>`;
  const root = document.getElementById('root') as HTMLElement;
  const view = () => document.getElementById('turno-first');
  const change = async (html: string) => {
    (root.querySelector('main') as HTMLElement).innerHTML = html;
    // Observers and the fonts answer in microtasks.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { root, view, change };
}

afterEach(() => document.body.replaceChildren());

test('the application takes over once its page has a heading and nothing loads', async () => {
  const { root, view, change } = page('');
  replaceFirstView(root);
  await change('<div aria-busy="true">…</div>');
  await change('<h1>Home</h1><div aria-busy="true">…</div>');
  expect(root.hidden).toBe(true);
  expect(view()).not.toBeNull();
  await change('<h1>Home</h1><ul></ul>');
  expect(root.hidden).toBe(false);
  expect(view()).toBeNull();
});

test('an error is shown at once', async () => {
  const { root, change } = page('');
  replaceFirstView(root);
  await change('<p role="alert">…</p>');
  expect(root.hidden).toBe(false);
});

test('the application is shown at once where the services cannot be reached', () => {
  const { root } = page('<div aria-busy="true">…</div>');
  replaceFirstView(root);
  reachability.report(false);
  expect(root.hidden).toBe(false);
  reachability.report(true);
});

test('a page that loads for long is shown as it is', () => {
  const { root, view } = page('<div aria-busy="true">…</div>');
  replaceFirstView(root);
  jest.advanceTimersByTime(30_000);
  expect(root.hidden).toBe(false);
  expect(view()).toBeNull();
});

test('a page without a first view is left alone', () => {
  const { root, view } = page('');
  view()?.remove();
  replaceFirstView(root);
  expect(root.hidden).toBe(true);
});
