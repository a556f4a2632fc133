import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PASS_TYPE_ID = 'pass.example.turno';
const TEAM_ID = 'ABCDE12345';

/**
 * Certificates as Apple issues them, made for a test: an authority in place of Apple's, a certificate for passes, and one
 * for the push service at `localhost`. `folder` holds them as files until `remove`.
 */
export function makeCertificates(folder = mkdtempSync(join(tmpdir(), 'turno-wallet-'))) {
  mkdirSync(folder, { recursive: true });
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const authority = ['-subj', '/CN=Test authority', '-keyout', 'ca.key', '-out', 'ca.pem'];
  openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', ...authority);
  const issue = (name: string, subject: string, extension: string) => {
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      subject,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
    );
    writeFileSync(join(folder, `${name}.ext`), extension);
    const signed = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '30'];
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...signed,
      '-extfile',
      `${name}.ext`,
      '-out',
      `${name}.pem`,
    );
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    return { certificate: read(`${name}.pem`), key: read(`${name}.key`) };
  };
  const pass = issue(
    'pass',
    `/UID=${PASS_TYPE_ID}/CN=Pass Type ID/OU=${TEAM_ID}`,
    'keyUsage=digitalSignature',
  );
  const push = issue('push', '/CN=localhost', 'subjectAltName=DNS:localhost,IP:127.0.0.1');
  const ca = readFileSync(join(folder, 'ca.pem'), 'utf8');
  return {
    folder,
    ca,
    pass,
    push,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** Throws unless the signature is of the content and by a certificate of the authority. */
    verify(signature: Buffer, content: Buffer): void {
      writeFileSync(join(folder, 'signature'), signature);
      writeFileSync(join(folder, 'content'), content);
      const files = ['-in', 'signature', '-content', 'content', '-CAfile', 'ca.pem'];
      openssl('cms', '-verify', '-inform', 'DER', '-binary', '-purpose', 'any', ...files);
    },
  };
}

export type TestCertificates = ReturnType<typeof makeCertificates>;

/** The settings of a service, as an operator sets them. */
export function appleEnv({ folder }: TestCertificates, publicUrl: string) {
  return {
    APPLE_WALLET_PASS_TYPE_ID: PASS_TYPE_ID,
    APPLE_WALLET_TEAM_ID: TEAM_ID,
    APPLE_WALLET_CERTIFICATE: join(folder, 'pass.pem'),
    APPLE_WALLET_KEY: join(folder, 'pass.key'),
    APPLE_WALLET_WWDR: join(folder, 'ca.pem'),
    APPLE_WALLET_PUBLIC_URL: publicUrl,
  };
}

/** What a service makes of them. */
export function appleSettings({ ca, pass }: TestCertificates, pushUrl: string) {
  return {
    passTypeId: PASS_TYPE_ID,
    teamId: TEAM_ID,
    passphrase: undefined,
    wwdr: ca,
    ...pass,
    pushUrl,
    publicUrl: 'https://turno.example',
    pushCa: ca,
  };
}
