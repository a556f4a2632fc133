import * as z from 'zod/mini';
import { parseBoardSettings } from '../board-settings.ts';
import { LOCALES } from '../constants.ts';
import { id, instant } from '../fields.ts';
import { line } from '../input-fields.ts';

/** A screen of a venue: a public board, or a tablet at the entrance that gives numbers. */
const DEVICE_KINDS = ['board', 'kiosk'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];
export const deviceKindSchema = z.enum(DEVICE_KINDS);

/** Digits and consonants that are hard to confuse and form no words. */
export const DEVICE_CODE_SIGNS = '34679CDFGHJKMNPQRTWXY';
export const DEVICE_CODE_LENGTH = 6;

/** The code that a screen shows, as people type it. */
export const deviceCode = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(new RegExp(`^[${DEVICE_CODE_SIGNS}]{${DEVICE_CODE_LENGTH}}$`), 'code of a screen'),
  );

export const deviceName = line(40).check(z.minLength(1));

/** The settings of a screen, written as the query of a board's address. */
export const deviceSettings = line(1_000).check(
  z.refine((text) => parseBoardSettings(text).problems.length === 0, 'settings of a board'),
);

/** A paired screen. */
export const deviceSchema = z.object({
  id,
  merchantId: id,
  kind: deviceKindSchema,
  name: z.string(),
  settings: z.string(),
  /** The language of the screen when it was paired. */
  language: z.enum(LOCALES),
  /** The revision, incremented by each change of name or settings. */
  revision: z.int(),
  pairedAt: instant,
  /** At most a minute old while the screen is on. */
  lastSeenAt: instant,
});

export type Device = z.infer<typeof deviceSchema>;

const waiting = { code: z.string(), expires_at: instant };

/** A screen that shows a code and waits until staff enter it; only this reply contains its token. */
export const newDevicePairingSchema = z.object({ ...waiting, device_token: z.string() });

export type NewDevicePairing = z.infer<typeof newDevicePairingSchema>;

/** The state of a screen as it reads it. */
export const deviceStateSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('waiting'), ...waiting }),
  z.object({ state: z.literal('paired'), device: deviceSchema }),
]);

export type DeviceState = z.infer<typeof deviceStateSchema>;
