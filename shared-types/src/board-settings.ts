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

/** The parameters that the address of a board may contain, by name. */
const settingSchemas = {
  /** The ids of the queues to show, in order; all of them by default. */
  queues: z.pipe(
    matching(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/),
    z.transform((text: string) => [...new Set(text.split(',').map(Number))]),
  ),
  /** `cards` next to each other, or `rows` below each other; by default whichever suits the screen and the number of queues. */
  layout: z.enum(['auto', 'cards', 'rows']),
  /** The first language is that of the screen; calls are announced in each language in turn. */
  lang: z.pipe(list, z.array(z.enum(LOCALES))),
  colours: z.enum(['dark', 'light']),
  sound: z.enum(['all', 'chime', 'off']),
  /** Per cent. */
  volume: z.pipe(matching(/^\d{1,3}$/), z.pipe(z.transform(Number), z.int().check(z.maximum(100)))),
  /** The board is silent between two times by the merchant's clock. */
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

/** The settings of a board, with defaults for parameters that its address omits. */
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

/** An example value for each parameter. */
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

/** Writes settings as the query of an address, omitting default values; parsing it returns the same settings. */
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
  // Commas need not be escaped, and an address that people type is more readable with them.
  return new URLSearchParams(texts).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}

export function isBoardSetting(name: string): name is Name {
  return Object.hasOwn(settingSchemas, name);
}

/** Whether it is quiet time, which may pass midnight. It follows local time, so that a change of the clock does not matter. */
export function isQuietTime({ quiet }: BoardSettings, now: Date, timeZone: string): boolean {
  if (!quiet) return false;
  const { from, until } = quiet;
  const { minutes } = localTime(now, timeZone);
  return from <= until ? from <= minutes && minutes < until : from <= minutes || minutes < until;
}

/** What a screen stores about itself: its token and, after pairing, its merchant and its settings. */
export const pairedScreenSchema = z.object({
  token: z.string(),
  pairedTo: z.nullable(
    z.object({ merchantId: id, settings: z.string(), language: z.enum(LOCALES) }),
  ),
});

export type PairedScreen = z.infer<typeof pairedScreenSchema>;
