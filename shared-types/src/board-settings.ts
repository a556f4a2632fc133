import * as z from 'zod/mini';
import { LOCALES } from './constants.ts';
import { id } from './fields.ts';
import { clockOf, minutesOf } from './rules/time/clock-text.ts';
import { localTime } from './rules/time/zoned-time.ts';

const MAX_MESSAGE = 120;
const CLOCK = '([01]\\d|2[0-3]):[0-5]\\d';

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const list = z.pipe(
  z.string(),
  z.transform((text: string) => [...new Set(text.split(','))]),
);

/** What the address of a board may say, by the name of the parameter. */
const settingSchemas = {
  /** The ids of the queues to show, in this order; all of them by default. */
  queues: z.pipe(
    matching(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/),
    z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
  ),
  /** `cards` beside each other, or `rows` below each other; by default what fits the screen and the number of queues. */
  layout: z.enum(['auto', 'cards', 'rows']),
  /** The first language is that of the screen; calls are announced in each, one after the other. */
  lang: z.pipe(list, z.array(z.enum(LOCALES))),
  colours: z.enum(['dark', 'light']),
  sound: z.enum(['all', 'chime', 'off']),
  /** Per cent. */
  volume: z.pipe(matching(/^\d{1,3}$/), z.pipe(z.transform(Number), z.int().check(z.maximum(100)))),
  /** The board makes no sound between two times by the merchant's clock. */
  quiet: z.pipe(
    matching(new RegExp(`^${CLOCK}-${CLOCK}$`)),
    z.transform((text: string) => {
      const [from = '', until = ''] = text.split('-');
      return { from: minutesOf(from), until: minutesOf(until) };
    }),
  ),
  message: z.string().check(z.trim(), z.maxLength(MAX_MESSAGE)),
};

type Name = keyof typeof settingSchemas;

/** The settings of a board, with defaults for what its address does not say. */
export type BoardSettings = {
  [N in Exclude<Name, 'queues' | 'lang' | 'quiet'>]: z.infer<(typeof settingSchemas)[N]>;
} & {
  [N in 'queues' | 'lang' | 'quiet']: z.infer<(typeof settingSchemas)[N]> | null;
};

const DEFAULT_SETTINGS: BoardSettings = {
  queues: null,
  lang: null,
  quiet: null,
  layout: 'auto',
  colours: 'dark',
  sound: 'all',
  volume: 100,
  message: '',
};

/** A value that each parameter may have. */
export const BOARD_SETTING_EXAMPLES: Record<Name, string> = {
  queues: '11,12',
  layout: 'rows',
  lang: 'it,en',
  colours: 'light',
  sound: 'chime',
  volume: '60',
  quiet: '22:00-07:00',
  message: 'Wi-Fi: OSPITI',
};

/** A parameter that the board does not know, or whose value it does not accept. */
export type BoardSettingProblem = { name: string; value: string };

/** Reads the settings of a board from the query of its address. */
export function parseBoardSettings(search: string): {
  settings: BoardSettings;
  problems: readonly BoardSettingProblem[];
} {
  const given: Record<string, unknown> = {};
  const problems: BoardSettingProblem[] = [];
  for (const [name, value] of new URLSearchParams(search)) {
    const parsed = isBoardSetting(name) ? settingSchemas[name].safeParse(value) : null;
    if (parsed?.success) given[name] = parsed.data;
    else problems.push({ name, value });
  }
  return { settings: { ...DEFAULT_SETTINGS, ...given }, problems };
}

/** Writes settings as the query of an address, without those that are as usual; reading it returns them. */
export function writeBoardSettings(settings: BoardSettings): string {
  const { queues, lang, quiet, layout, colours, sound, volume, message } = settings;
  const usual = DEFAULT_SETTINGS;
  const texts: Partial<Record<Name, string>> = {
    ...(queues && { queues: queues.join(',') }),
    ...(layout !== usual.layout && { layout }),
    ...(lang && { lang: lang.join(',') }),
    ...(colours !== usual.colours && { colours }),
    ...(sound !== usual.sound && { sound }),
    ...(volume !== usual.volume && { volume: String(volume) }),
    ...(quiet && { quiet: `${clockOf(quiet.from)}-${clockOf(quiet.until)}` }),
    ...(message.trim() !== '' && { message: message.trim() }),
  };
  // Commas need no escape, and an address that people type is read better with them.
  return new URLSearchParams(texts).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}

export function isBoardSetting(name: string): name is Name {
  return Object.hasOwn(settingSchemas, name);
}

/** Whether the quiet hours run; they may pass midnight. By the clock on the wall, so that summer time changes nothing. */
export function isQuietTime({ quiet }: BoardSettings, now: Date, timeZone: string): boolean {
  if (!quiet) return false;
  const { from, until } = quiet;
  const { minutes } = localTime(now, timeZone);
  return from <= until ? from <= minutes && minutes < until : from <= minutes || minutes < until;
}

/** What a screen stores of itself: its token, and once it is paired whose it is and what it shows. */
export const pairedScreenSchema = z.object({
  token: z.string(),
  pairedTo: z.nullable(
    z.object({ merchantId: id, settings: z.string(), language: z.enum(LOCALES) }),
  ),
});

export type PairedScreen = z.infer<typeof pairedScreenSchema>;
