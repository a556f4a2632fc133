import { filesAmong, filesIn } from './page-files.ts';

test('S-18 the files of a page are those its text names, wherever they are served', () => {
  const html = `<!doctype html><link rel="icon" href="/favicon.svg">
    <link rel="modulepreload" href="http://cdn.example/r/1/a.12345678.js" integrity="sha384-x">
    <link rel="stylesheet" href="/main.12345678.css"><a href="/terms">…</a>
    <script type="module" src="/main.12345678.js"></script>`;
  expect(filesIn(html)).toEqual([
    'http://cdn.example/r/1/a.12345678.js',
    '/main.12345678.css',
    '/main.12345678.js',
  ]);
});

test('S-18 calls, streams and pictures are not stored', () => {
  const loaded = [
    'http://localhost:3000/main.12345678.js?retry=1',
    'http://localhost:4000/private/users/1/tickets',
    'http://localhost:3000/icon-192.png',
    'http://localhost:3000/inter.12345678.woff2',
  ].map((name) => ({ name }));
  expect(filesAmong(loaded)).toEqual([loaded[0]?.name, loaded[3]?.name]);
});
