import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createPathGroups } from './path-groups.ts';

const app = express();
const groups = createPathGroups();
for (const path of ['/public/things', '/public/things/first', '/public/things/:id', '/auth/me']) {
  groups.of(path).get(path, (_request, response) => {
    response.send(path);
  });
}
app.use(groups.handle);
app.use((_request, response) => {
  response.status(404).send('none');
});
const server = createServer(app);
let base: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

test.each([
  ['/public/things', '/public/things'],
  ['/public/things/', '/public/things'],
  ['/PUBLIC/Things?x=/a/b', '/public/things'],
  ['/public/things/first', '/public/things/first'],
  ['/public/things/7', '/public/things/:id'],
  ['/public/things/a%2Fb', '/public/things/:id'],
  ['/auth/me', '/auth/me'],
  ['/auth', 'none'],
  ['/', 'none'],
  ['/public/things/7/8', 'none'],
  ['//public/things', 'none'],
])('%s is answered by %s', async (path, expected) => {
  expect(await (await fetch(`${base}${path}`)).text()).toBe(expected);
});

test('a path that could begin with anything has no group', () => {
  expect(() => groups.of('/:vanity/things')).toThrow('/:vanity/things');
});
