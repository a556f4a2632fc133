import express from 'express';
import { serveApp } from './served.ts';
import { siteFiles } from './site-files.ts';

let origin: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  origin = await serveApp(express().use(siteFiles()));
});
afterAll(() => origin.close());

test('robots.txt lets search engines in, but not where one person’s pages are', async () => {
  const { status, headers, body } = await origin.get('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch('text/plain');
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/reservation\/$/m);
  expect(body).not.toMatch(/^Disallow: \/$/m);
});

test('the web manifest names pictures that exist', async () => {
  const { status, headers, body } = await origin.get('/manifest.webmanifest');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch('application/manifest+json');
  const { icons, start_url } = JSON.parse(body);
  expect(start_url).toBe('/');
  for (const { src, type } of icons) {
    const icon = await origin.get(src);
    expect(icon.headers['content-type']).toBe(type);
  }
});

test('the old address of the icon leads to the new one, and no folder is listed', async () => {
  expect((await origin.get('/favicon.ico')).headers.location).toBe('/favicon.svg');
  expect((await origin.get('/')).status).toBe(404);
});
