import { readFileSync } from 'node:fs';
import { BRAND_COLOUR } from '@turno/shared-types/constants';
import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod';
import { baseAddress } from '../config.ts';
import { UpdateRefused } from './update-refused.ts';
import type { WalletPass } from './wallet-pass.ts';

const TIMEOUT_MS = 10_000;
const TOKEN_SECONDS = 3_600;
/** An access token is renewed this long before it expires. */
const RENEW_MS = 60_000;
const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const NOT_FOUND = 404;
const CONFLICT = 409;
const STATES = { active: 'ACTIVE', used: 'COMPLETED', ended: 'EXPIRED' } as const;

export const googleWalletConfig = {
  /** The issuer's id in Google's Pay and Wallet console. */
  GOOGLE_WALLET_ISSUER_ID: z.string().regex(/^\d+$/).optional(),
  /** The JSON file with the key of the service account that may issue passes. */
  GOOGLE_WALLET_KEY_FILE: z.string().optional(),
  GOOGLE_WALLET_API_URL: baseAddress.default('https://walletobjects.googleapis.com'),
};
type GoogleWalletConfig = {
  GOOGLE_WALLET_ISSUER_ID?: string | undefined;
  GOOGLE_WALLET_KEY_FILE?: string | undefined;
  GOOGLE_WALLET_API_URL: string;
};

const keySchema = z.object({
  client_email: z.string(),
  private_key: z.string(),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});

type Options = {
  issuerId: string;
  key: z.output<typeof keySchema>;
  apiUrl: string;
  /** The kind of its passes, which is part of their ids. */
  kind: WalletKind;
  now?: () => number;
};
export type WalletKind = 'ticket' | 'pass';

export type GoogleWallet = ReturnType<typeof createGoogleWallet>;

/** A client for Google Wallet; `null` when it is not configured. Throws if the key file cannot be read. */
export function googleWalletOf(config: GoogleWalletConfig, kind: WalletKind): GoogleWallet | null {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_KEY_FILE: file } = config;
  if (issuerId === undefined || file === undefined) return null;
  const key = keySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return createGoogleWallet({ issuerId, key, apiUrl: config.GOOGLE_WALLET_API_URL, kind });
}

/** The error in this configuration; `null` when there is none. */
export function googleWalletProblem(config: GoogleWalletConfig): string | null {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_KEY_FILE: file } = config;
  if ((issuerId === undefined) === (file === undefined)) return null;
  return 'GOOGLE_WALLET_ISSUER_ID and GOOGLE_WALLET_KEY_FILE are set together';
}

/** Passes in Google Wallet, through its REST API; `id` names a ticket or a pass. */
export function createGoogleWallet({ issuerId, key, apiUrl, kind: what, now = Date.now }: Options) {
  const classId = `${issuerId}.turno-${what}`;
  const objectId = (id: string) => `${issuerId}.${what}-${id}`;
  const accessToken = cachedToken(() => requestToken(key, now), now);
  let isClassKnown = false;

  /** Returns the status; throws for a status that is neither a success nor tolerated. */
  async function request(
    method: string,
    path: string,
    { body, tolerated }: { body: object; tolerated: number },
  ): Promise<number> {
    const response = await fetch(`${apiUrl}/walletobjects/v1/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await accessToken()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    if (!ok && status !== tolerated) throw new UpdateRefused('Google Wallet', status);
    return status;
  }

  const create = (kind: string, body: object) =>
    request('POST', kind, { body, tolerated: CONFLICT });

  return {
    /** Creates the pass of a ticket, or replaces its content. */
    async put(id: string, pass: WalletPass): Promise<void> {
      if (!isClassKnown) await create('genericClass', { id: classId });
      isClassKnown = true;
      const body = genericObject(pass);
      const replace = () =>
        request('PATCH', `genericObject/${objectId(id)}`, { body, tolerated: NOT_FOUND });
      if ((await replace()) !== NOT_FOUND) return;
      const created = await create('genericObject', { id: objectId(id), classId, ...body });
      // Another process created the pass meanwhile, perhaps from an earlier state of the ticket.
      if (created === CONFLICT) await replace();
    },
    /** Shows a message on the phones that have the pass. */
    async alert(id: string, alert: NonNullable<WalletPass['alert']>): Promise<void> {
      const { title: header, text: body } = alert;
      const message = { id: alert.id, header, body, messageType: 'TEXT_AND_NOTIFY' };
      const path = `genericObject/${objectId(id)}/addMessage`;
      // A message that an interrupted run has already sent has the same id.
      await request('POST', path, { body: { message }, tolerated: CONFLICT });
    },
    /** The address at which Google asks a person whether to save the pass. */
    async saveUrl(id: string): Promise<string> {
      const payload = { genericObjects: [{ id: objectId(id), classId }] };
      const token = await signed(key, { typ: 'savetowallet', aud: 'google', payload }, now());
      return `https://pay.google.com/gp/v/save/${token}`;
    },
  };
}

function genericObject({ state, language, title, header, subheader, facts, code }: WalletPass) {
  const text = (value: string) => ({ defaultValue: { language, value } });
  return {
    state: STATES[state],
    cardTitle: text(title),
    header: text(header),
    subheader: text(subheader),
    textModulesData: facts.map(({ id, label, value }) => ({ id, header: label, body: value })),
    hexBackgroundColor: BRAND_COLOUR,
    barcode: code === null ? null : { type: 'QR_CODE', value: code, alternateText: code },
  };
}

/** Exchanges a signed assertion for an access token (RFC 7523). */
async function requestToken(key: Options['key'], now: () => number): Promise<string> {
  const at = now();
  const exp = Math.floor(at / 1_000) + TOKEN_SECONDS;
  const assertion = await signed(key, { scope: SCOPE, aud: key.token_uri, exp }, at);
  const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const response = await fetch(key.token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type, assertion }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`Google answered ${response.status} to the service account.`);
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}

async function signed(key: Options['key'], claims: object, at: number): Promise<string> {
  const issued = { iss: key.client_email, iat: Math.floor(at / 1_000) };
  const jwt = new SignJWT({ ...issued, ...claims }).setProtectedHeader({
    alg: 'RS256',
    typ: 'JWT',
  });
  return jwt.sign(await importPKCS8(key.private_key, 'RS256'));
}

/** Requests share a token until shortly before it expires; a failed request for a token is not cached. */
function cachedToken(load: () => Promise<string>, now: () => number): () => Promise<string> {
  let cached: { token: Promise<string>; renewAt: number } | null = null;
  return () => {
    if (cached && now() < cached.renewAt) return cached.token;
    const token = load();
    const mine = { token, renewAt: now() + TOKEN_SECONDS * 1_000 - RENEW_MS };
    cached = mine;
    token.catch(() => {
      if (cached === mine) cached = null;
    });
    return token;
  };
}
