import { get } from 'node:http';
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import express from 'express';
import { attribute, dataElement, inlineJson, sendPage, withHead } from './page.ts';
import { serveApp } from './served.ts';

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

const unpack = {
  br: (bytes: Buffer) =>
    brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString(),
  gzip: (bytes: Buffer) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }).toString(),
};

test.each(['br', 'gzip'] as const)(
  'CON-005 with %s the first part of a page can be read before the next one is there',
  async (encoding) => {
    const app = express();
    app.get('/', (request, response) => sendPage(request, response, ['facts', ' hashes']));
    const server = await serveApp(app);
    const chunks: Buffer[] = [];
    await new Promise((resolve) => {
      const options = { port: server.port, headers: { 'accept-encoding': encoding } };
      get(options, (answer) => {
        answer.on('data', (chunk) => chunks.push(chunk)).on('end', resolve);
      });
    });
    server.close();
    const arrived = chunks.map((_, last) => Buffer.concat(chunks.slice(0, last + 1)));
    const texts = arrived.map(unpack[encoding]);
    expect(texts).toContain('facts');
    expect(texts.at(-1)).toBe('facts hashes');
  },
);
