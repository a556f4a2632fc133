import * as z from 'zod';
import {
  appleEnv,
  appleSettings,
  makeCertificates,
  PASS_TYPE_ID,
  readPassFile,
  startPushStandIn,
} from '../../test/wallets/index.ts';
import { parseConfig } from '../config.ts';
import { appleWalletConfig, appleWalletProblem, appleWalletSettings } from './apple-config.ts';
import { createApplePush } from './apple-push.ts';
import { createAppleWallet } from './apple-wallet.ts';
import type { WalletPass } from './wallet-pass.ts';
import type { WalletRecord } from './wallet-record.ts';

const WORDS = { it: 'In attesa', en: 'Waiting', es: 'En espera', de: 'Wartet' };
const NOW = new Date('2026-11-21T10:00:00Z');
const record: WalletRecord = {
  id: 'apple-77',
  groupId: 1,
  language: 'it',
  savedAt: NOW,
  shown: '',
  dueAt: NOW,
  token: 'a'.repeat(48),
};
const PATHS = { download: { path: '/x/downloads/:serialNumber' }, log: { path: '/x/v1/log' } };
const certificates = makeCertificates();
afterAll(certificates.remove);

function shown(change: Partial<WalletPass> = {}) {
  return (language: keyof typeof WORDS): WalletPass => ({
    state: 'active',
    language,
    title: 'Bar Sole',
    header: 'A12',
    subheader: 'Cassa',
    facts: [
      { id: 'status', label: 'Stato', value: WORDS[language] },
      { id: 'people', label: language === 'de' ? 'Personen' : 'Persone', value: '2' },
    ],
    code: 'QRCODE12',
    alert: null,
    ...change,
  });
}

const wallet = createAppleWallet(appleSettings(certificates, 'https://localhost:1'), PATHS);
const fileOf = async (change?: Partial<WalletPass>) =>
  readPassFile(await wallet.file(record, shown(change)));

test('CON-043 a pass for Apple Wallet is signed by its certificate, with every file of it', async () => {
  const file = await fileOf();
  expect(file.unsigned).toEqual([]);
  expect(() => certificates.verify(file.signature, file.manifest)).not.toThrow();
  expect(() => certificates.verify(file.signature, Buffer.from('{}'))).toThrow();
  expect(file.pass).toMatchObject({
    passTypeIdentifier: PASS_TYPE_ID,
    serialNumber: '77',
    voided: false,
    webServiceURL: 'https://turno.example/x',
    authenticationToken: record.token,
    barcodes: [{ format: 'PKBarcodeFormatQR', message: 'QRCODE12' }],
    generic: {
      primaryFields: [{ label: 'Cassa', value: 'A12' }],
      secondaryFields: [{ key: 'status', value: 'In attesa', changeMessage: '%@' }, { value: '2' }],
    },
  });
  expect(file.names).toEqual(expect.arrayContaining(['icon.png', 'icon@2x.png', 'logo.png']));
});

test('UI-001 it shows the language of the phone', async () => {
  const file = await fileOf();
  expect(file.text('de.lproj/pass.strings')).toContain('"In attesa" = "Wartet";');
  expect(file.text('de.lproj/pass.strings')).toContain('"Persone" = "Personen";');
  expect(file.text('es.lproj/pass.strings')).toContain('"In attesa" = "En espera";');
  // Without it the phone of an Italian would choose another language.
  expect(file.text('it.lproj/pass.strings')).toContain('"In attesa" = "In attesa";');
});

test('UI-001 a name with quotes, backslashes or line breaks leaves the languages readable', async () => {
  const name = 'Cassa "Zum Löwen" \\ 1\npiano';
  const facts = [{ id: 'desk', label: 'Sportello', value: name }];
  const text = (await fileOf({ facts })).text('de.lproj/pass.strings');
  expect(text.split(/\r?\n/)).toEqual([
    '"Sportello" = "Sportello";',
    String.raw`"Cassa \"Zum Löwen\" \\ 1\npiano" = "Cassa \"Zum Löwen\" \\ 1\npiano";`,
  ]);
});

test('CON-050 one that has ended is void and shows no code', async () => {
  const { pass } = await fileOf({ state: 'ended', code: null });
  expect(pass.voided).toBe(true);
  expect(pass.barcodes ?? []).toEqual([]);
});

test('CON-043 a download needs its signature, and is over after minutes', () => {
  const url = new URL(wallet.downloadUrl(record, NOW));
  const { until, signature } = Object.fromEntries(url.searchParams) as Record<
    'until' | 'signature',
    string
  >;
  expect(url.pathname).toBe('/x/downloads/77');
  const may = (change: object, at = NOW, of = record) =>
    wallet.mayDownload(of, { until, signature, ...change }, at);
  expect(may({})).toBe(true);
  expect(may({}, new Date(NOW.getTime() + 300_001))).toBe(false);
  expect(may({ until: String(Number(until) + 1) })).toBe(false);
  expect(may({ signature: '' })).toBe(false);
  expect(may({}, NOW, { ...record, token: 'b'.repeat(48) })).toBe(false);
});

test('CON-050 phones are told over HTTP/2, with the certificate of the pass', async () => {
  const apple = await startPushStandIn(certificates);
  const settings = appleSettings(certificates, apple.url);
  const { push, close } = createApplePush({ ...settings, ca: certificates.ca });
  expect(await push('ab'.repeat(32))).toBe(true);
  apple.disconnect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await push('cd'.repeat(32))).toBe(true);
  const sent = { topic: PASS_TYPE_ID, body: '{}' };
  expect(apple.pushed).toEqual([
    { pushToken: 'ab'.repeat(32), ...sent },
    { pushToken: 'cd'.repeat(32), ...sent },
  ]);
  apple.state.status = 410;
  expect(await push('ab'.repeat(32))).toBe(false);
  Object.assign(apple.state, { status: 400, reason: 'BadDeviceToken' });
  expect(await push('ab'.repeat(32))).toBe(false);
  Object.assign(apple.state, { status: 403, reason: 'InvalidProviderToken' });
  await expect(push('ab'.repeat(32))).rejects.toThrow('403');
  close();
  await apple.close();
  await expect(push('ab'.repeat(32))).rejects.toThrow();
});

test('the configuration is whole or absent, and names no value of a secret', () => {
  const config = parseConfig(z.object(appleWalletConfig), {
    ...appleEnv(certificates, 'https://turno.example/'),
    APPLE_WALLET_KEY: Buffer.from(certificates.pass.key).toString('base64'),
  });
  expect(appleWalletProblem({})).toBeNull();
  expect(appleWalletSettings({})).toBeNull();
  expect(appleWalletProblem(config)).toBeNull();
  expect(appleWalletSettings(config)).toMatchObject({
    ...certificates.pass,
    publicUrl: 'https://turno.example',
  });
  const { APPLE_WALLET_KEY: _key, ...partial } = config;
  expect(appleWalletProblem(partial)).toMatch(/APPLE_WALLET_KEY$/);
  const wrong = { ...config, APPLE_WALLET_KEY: 'not a key' };
  // The whole sentence: nothing of the value is in it.
  expect(() => appleWalletSettings(wrong)).toThrow(
    /^APPLE_WALLET_KEY is neither a readable PEM file nor the base64 of one\.$/,
  );
});
