import { foreignHeaders } from './request-headers.ts';

test.each([
  { name: 'an ordinary request', headers: { host: 'a', accept: '*/*' }, foreign: [] },
  {
    name: 'a forged service',
    headers: { 'x-internal-secret': 'x' },
    foreign: ['x-internal-secret'],
  },
  { name: 'a forged user', headers: { 'x-user-id': '1' }, foreign: ['x-user-id'] },
  { name: 'hops', headers: { te: 'x', upgrade: 'h2c' }, foreign: ['te', 'upgrade'] },
  {
    name: 'headers named by the connection',
    headers: { connection: 'close, X-Hop', 'x-hop': '1' },
    foreign: ['x-hop', 'connection'],
  },
  {
    name: 'an attempt to hide where the body ends',
    headers: { connection: 'content-length, transfer-encoding', 'content-length': '3' },
    foreign: ['connection'],
  },
])('$name', ({ headers, foreign }) => {
  expect(foreignHeaders(headers).sort()).toEqual([...foreign].sort());
});
