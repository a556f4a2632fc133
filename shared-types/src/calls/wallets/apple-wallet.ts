import * as z from 'zod/mini';
import { type Call, call, type ServiceName } from '../../call.ts';
import { nothing } from '../../fields.ts';

const PKPASS = 'application/vnd.apple.pkpass';
/** The maximum number of lines in one report of a phone; Apple's contain a few. */
const MAX_LOG_LINES = 50;

const serialNumber = z.string().check(z.regex(/^[\w-]{1,64}$/, 'serial number'));
const passTypeId = z.string().check(z.regex(/^pass\.[\w.-]{1,120}$/, 'pass type'));
const deviceId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'device'));
const pushToken = z.string().check(z.regex(/^[0-9a-fA-F]{32,200}$/, 'push token'));
const instantText = z.string().check(z.regex(/^\d{1,15}$/, 'milliseconds'));
/** The passes of a phone that changed. */
export const changedPassesSchema = z.object({
  serialNumbers: z.array(z.string()),
  lastUpdated: z.string(),
});
const ofPass = z.object({ deviceId, passTypeId, serialNumber });

/**
 * The calls of Apple Wallet for the passes of one service: Apple fixes the paths after the first three parts, the methods and
 * the bodies. A phone authenticates by `Authorization: ApplePass …` with the token inside its pass.
 */
export function appleWalletCalls(service: ServiceName, what: 'tickets' | 'passes') {
  const root = `/public/apple_wallet/${what}`;
  const made = { service, access: 'anyone', isKeyless: true, query: nothing } as const;
  return { ...fileCalls(made, root), ...deviceCalls(made, root) } satisfies Record<string, Call>;
}

type Made = {
  service: ServiceName;
  access: 'anyone';
  isKeyless: true;
  query: typeof nothing;
};

function fileCalls(made: Made, root: string) {
  return {
    download: call({
      ...made,
      method: 'GET',
      path: `${root}/downloads/:serialNumber`,
      summary: 'Download a pass for Apple Wallet, by the signed address that was answered for it',
      params: z.object({ serialNumber }),
      query: z.object({ until: instantText, signature: z.string().check(z.maxLength(100)) }),
      body: nothing,
      reply: z.null(),
      media: PKPASS,
      status: 200,
      errors: ['unauthorized', 'wallet_not_configured'],
    }),
    latest: call({
      ...made,
      method: 'GET',
      path: `${root}/v1/passes/:passTypeId/:serialNumber`,
      summary: 'Apple Wallet: a pass as it is now',
      params: z.object({ passTypeId, serialNumber }),
      body: nothing,
      reply: z.null(),
      media: PKPASS,
      status: 200,
      errors: ['unauthorized', 'wallet_not_configured'],
    }),
  };
}

function deviceCalls(made: Made, root: string) {
  const onDevice = `${root}/v1/devices/:deviceId/registrations/:passTypeId`;
  const registration = { ...made, path: `${onDevice}/:serialNumber`, params: ofPass };
  return {
    register: call({
      ...registration,
      method: 'POST',
      summary: 'Apple Wallet: a phone registers for the changes of a pass; 200 if it had already',
      body: z.strictObject({ pushToken }),
      reply: z.object({}),
      status: 201,
      errors: ['unauthorized', 'wallet_not_configured'],
    }),
    unregister: call({
      ...registration,
      method: 'DELETE',
      summary: 'Apple Wallet: a pass was removed from a phone',
      body: z.strictObject({}),
      reply: z.object({}),
      status: 200,
      errors: ['unauthorized', 'wallet_not_configured'],
    }),
    changed: call({
      ...made,
      method: 'GET',
      path: onDevice,
      summary: 'Apple Wallet: the passes of a phone that changed since it asked last',
      params: z.object({ deviceId, passTypeId }),
      query: z.object({ passesUpdatedSince: z.optional(instantText) }),
      body: nothing,
      reply: changedPassesSchema,
      status: 200,
      mayBeEmpty: true,
      errors: ['wallet_not_configured'],
    }),
    log: call({
      ...made,
      method: 'POST',
      path: `${root}/v1/log`,
      summary: 'Apple Wallet: what a phone found wrong',
      params: nothing,
      body: z.strictObject({
        logs: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(MAX_LOG_LINES)),
      }),
      reply: z.object({}),
      status: 200,
      errors: [],
    }),
  };
}

export type AppleWalletCalls = ReturnType<typeof appleWalletCalls>;
