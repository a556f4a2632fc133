import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { baseAddress } from '../config.ts';

/** A path, or the PEM text in base64 for a container without files. */
const pem = z.string().optional();

export const appleWalletConfig = {
  /** The pass type of the certificate, `pass.…`; each service needs a separate one. */
  APPLE_WALLET_PASS_TYPE_ID: z
    .string()
    .regex(/^pass\.[\w.-]{1,120}$/)
    .optional(),
  APPLE_WALLET_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .optional(),
  APPLE_WALLET_CERTIFICATE: pem,
  APPLE_WALLET_KEY: pem,
  APPLE_WALLET_KEY_PASSPHRASE: z.string().optional(),
  /** Apple's intermediate certificate (Worldwide Developer Relations). */
  APPLE_WALLET_WWDR: pem,
  /** The address of the gateway as seen from phones. */
  APPLE_WALLET_PUBLIC_URL: baseAddress.optional(),
  APPLE_WALLET_PUSH_URL: baseAddress.default('https://api.push.apple.com'),
};

type AppleWalletConfig = { [Name in keyof typeof appleWalletConfig]?: string | undefined };

const REQUIRED = [
  'APPLE_WALLET_PASS_TYPE_ID',
  'APPLE_WALLET_TEAM_ID',
  'APPLE_WALLET_CERTIFICATE',
  'APPLE_WALLET_KEY',
  'APPLE_WALLET_WWDR',
  'APPLE_WALLET_PUBLIC_URL',
] as const;

export type AppleWalletSettings = {
  passTypeId: string;
  teamId: string;
  certificate: string;
  key: string;
  passphrase: string | undefined;
  wwdr: string;
  publicUrl: string;
  pushUrl: string;
};

/** The error in this configuration; `null` when there is none. */
export function appleWalletProblem(config: AppleWalletConfig): string | null {
  const missing = REQUIRED.filter((name) => config[name] === undefined);
  if (missing.length === 0 || missing.length === REQUIRED.length) return null;
  return `set with the others of Apple Wallet, or none: ${missing.join(', ')}`;
}

/** The settings of Apple Wallet; `null` when it is not configured. Throws if a certificate cannot be read. */
export function appleWalletSettings(config: AppleWalletConfig): AppleWalletSettings | null {
  if (REQUIRED.some((name) => config[name] === undefined)) return null;
  const text = (name: keyof AppleWalletConfig) => config[name] ?? '';
  return {
    passTypeId: text('APPLE_WALLET_PASS_TYPE_ID'),
    teamId: text('APPLE_WALLET_TEAM_ID'),
    certificate: pemOf('APPLE_WALLET_CERTIFICATE', text('APPLE_WALLET_CERTIFICATE')),
    key: pemOf('APPLE_WALLET_KEY', text('APPLE_WALLET_KEY')),
    passphrase: config.APPLE_WALLET_KEY_PASSPHRASE,
    wwdr: pemOf('APPLE_WALLET_WWDR', text('APPLE_WALLET_WWDR')),
    publicUrl: text('APPLE_WALLET_PUBLIC_URL'),
    pushUrl: text('APPLE_WALLET_PUSH_URL'),
  };
}

/** The error names the variable but not its value. */
function pemOf(name: string, value: string): string {
  const text = existsSync(value)
    ? readFileSync(value, 'utf8')
    : Buffer.from(value, 'base64').toString('utf8');
  if (text.includes('-----BEGIN ')) return text;
  throw new Error(`${name} is neither a readable PEM file nor the base64 of one.`);
}
