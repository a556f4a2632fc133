import { readOriginConfig } from './config.ts';

test('a shell with nothing but its role has defaults for a laptop', () => {
  expect(readOriginConfig({ ORIGIN_ROLE: 'shell' })).toMatchObject({
    role: { kind: 'shell' },
    port: 3000,
    host: '127.0.0.1',
    page: { apiBase: 'http://127.0.0.1:4000', franchiseId: null, flags: {} },
  });
});

test.each(['shell', 'remote'])(
  'S-06 in production the pages of a %s are told where to call',
  (role) => {
    const env = { ORIGIN_ROLE: role, ORIGIN_NAME: 'mfe-display', NODE_ENV: 'production' };
    expect(() => readOriginConfig(env)).toThrow(/^API_BASE must be set in production/);
    const API_BASE = 'https://api.turno.example';
    expect(readOriginConfig({ ...env, API_BASE }).page.apiBase).toBe(API_BASE);
    // The page of releases calls nothing from a browser.
    expect(() => readOriginConfig({ ...env, ORIGIN_ROLE: 'releases' })).not.toThrow();
  },
);

test('a remote of a franchise on a public host', () => {
  const config = readOriginConfig({
    ORIGIN_ROLE: 'remote',
    ORIGIN_NAME: 'mfe-display',
    PORT: '3003',
    PUBLIC_HOST: 'turno.example',
    API_BASE: 'https://api.turno.example/',
    FRANCHISE_ID: '7',
    FRANCHISING_OVERRIDES: '{"7":{"name":"Sole"}}',
    SITE_BASE: 'https://turno.example/',
    PUBLIC_SITE_URL: 'https://www.turno.example/',
    CONTACT_EMAIL: 'help@turno.example',
    FLAGS: '{"displaySpeech":true}',
    REMOTE_ORIGINS: '{"mfe-display":"https://display.turno.example"}',
    IMAGE_ORIGINS: 'https://pictures.turno.example, https://logos.test/',
  });
  expect(config.role).toEqual({ kind: 'remote', name: 'mfe-display' });
  expect(config.host).toBe('0.0.0.0');
  expect(config.page).toMatchObject({
    apiBase: 'https://api.turno.example',
    franchiseId: 7,
    franchisingOverrides: { 7: { name: 'Sole', logoUrl: null } },
    siteBase: 'https://turno.example',
    publicSiteUrl: 'https://www.turno.example',
    contactEmail: 'help@turno.example',
    flags: { displaySpeech: true },
  });
  expect(config.remoteOrigins).toEqual(['https://display.turno.example']);
  expect(config.imageOrigins).toEqual(['https://pictures.turno.example', 'https://logos.test']);
});

test('the logo of a configured franchising is a picture that may be shown', () => {
  const FRANCHISING_OVERRIDES = '{"7":{"name":"Sole","logoUrl":"https://sole.test/logo.png"}}';
  const { imageOrigins } = readOriginConfig({ ORIGIN_ROLE: 'shell', FRANCHISING_OVERRIDES });
  expect(imageOrigins).toEqual(['https://sole.test']);
});

test.each([
  [{ ORIGIN_ROLE: 'remote', ORIGIN_NAME: 'mfe-other' }, 'ORIGIN_ROLE'],
  [{ ORIGIN_ROLE: 'shell', IMAGE_ORIGINS: 'https:' }, 'IMAGE_ORIGINS'],
  [{}, 'ORIGIN_ROLE'],
  [{ ORIGIN_ROLE: 'shell', PORT: '99999' }, 'PORT'],
  [{ ORIGIN_ROLE: 'shell', API_BASE: 'javascript:alert(1)' }, 'API_BASE'],
  [{ ORIGIN_ROLE: 'shell', GATEWAY_URL: 'gateway' }, 'GATEWAY_URL'],
  [{ ORIGIN_ROLE: 'shell', PUBLIC_SITE_URL: '/manage-merchant' }, 'PUBLIC_SITE_URL'],
  [{ ORIGIN_ROLE: 'shell', FLAGS: '[1]' }, 'FLAGS'],
  [{ ORIGIN_ROLE: 'shell', REMOTE_ORIGINS: '{' }, 'REMOTE_ORIGINS'],
  [{ ORIGIN_ROLE: 'shell', FRANCHISE_ID: 'x' }, 'FRANCHISE_ID'],
  [{ ORIGIN_ROLE: 'shell', FRANCHISING_OVERRIDES: '{"x":{"name":"a"}}' }, 'FRANCHISING_OVERRIDES'],
  [{ ORIGIN_ROLE: 'shell', FRANCHISING_OVERRIDES: '{"2":{}}' }, 'FRANCHISING_OVERRIDES'],
  [{ ORIGIN_ROLE: 'shell', FRANCHISING_OVERRIDES: '{"2":null}' }, 'FRANCHISING_OVERRIDES'],
])('%p is refused by naming the variable', (env, name) => {
  expect(() => readOriginConfig(env)).toThrow(name);
});

test('CON-018, G-35 the second franchising has a fixed name, which the environment may replace', () => {
  const overrides = (text?: string) =>
    readOriginConfig({ ORIGIN_ROLE: 'shell', FRANCHISING_OVERRIDES: text }).page
      .franchisingOverrides;
  expect(Object.keys(overrides())).toEqual(['2']);
  expect(overrides('{}')).toEqual({});
});

test('CON-017, STA-011 a partner’s colour and the company are passed to the pages, invalid values are rejected', () => {
  const page = readOriginConfig({
    ORIGIN_ROLE: 'shell',
    BRAND_COLOUR: '#0a7d4f',
    COMPANY_NAME: 'Code Chiare srl',
  }).page;
  expect(page.theme).toEqual({ mode: 'system', brandColour: '#0a7d4f' });
  expect(page.companyName).toBe('Code Chiare srl');
  expect(() => readOriginConfig({ ORIGIN_ROLE: 'shell', BRAND_COLOUR: 'green' })).toThrow(
    /^BRAND_COLOUR must be/,
  );
});
