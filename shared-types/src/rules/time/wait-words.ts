// The words of a wait, the same on every page, on paper and on a board.
import type { Locale } from '../../host.ts';
import {
  type WaitRange,
  type WaitRangeText,
  type WaitText,
  waitRangeText,
  waitStart,
  waitText,
} from './wait-text.ts';
import { formatInZone } from './zoned-time.ts';

/** The language of the reader, and the time zone of the place. */
type Reader = { locale: Locale; timeZone: string };

/** `{from}` and `{to}` are filled in, as are `{count}` and `{time}`. */
type Words = Record<'minute' | 'minutes' | 'clock' | 'between' | 'betweenTimes', string>;

const WORDS: Record<Locale, Words> = {
  it: {
    minute: 'circa {count} minuto',
    minutes: 'circa {count} minuti',
    clock: 'verso le {time}',
    between: 'tra {from} e {to}',
    betweenTimes: 'tra le {from} e le {to}',
  },
  en: {
    minute: 'about {count} minute',
    minutes: 'about {count} minutes',
    clock: 'around {time}',
    between: 'between {from} and {to}',
    betweenTimes: 'between {from} and {to}',
  },
  es: {
    minute: 'alrededor de {count} minuto',
    minutes: 'unos {count} minutos',
    clock: 'hacia las {time}',
    between: 'entre {from} y {to}',
    betweenTimes: 'entre las {from} y las {to}',
  },
  de: {
    minute: 'etwa {count} Minute',
    minutes: 'etwa {count} Minuten',
    clock: 'gegen {time} Uhr',
    between: 'zwischen {from} und {to}',
    betweenTimes: 'zwischen {from} und {to} Uhr',
  },
};

/** "about 20 minutes" or "around 14:35"; `null` if nobody has to wait, or nothing is known. */
export function waitWords(wait: WaitText, { locale, timeZone }: Reader): string | null {
  const words = WORDS[locale];
  if (wait.kind === 'minutes') {
    return filled(wait.minutes === 1 ? words.minute : words.minutes, { count: wait.minutes });
  }
  return wait.kind === 'clock' ? filled(words.clock, { time: clock(wait.at, timeZone) }) : null;
}

/** S-02: "between 15 and 30", "between 14:20 and 14:50": the range in which eight of ten waits end. */
export function rangeWords(range: WaitRangeText, { locale, timeZone }: Reader): string {
  const words = WORDS[locale];
  if (range.kind === 'minutes') return filled(words.between, { from: range.from, to: range.to });
  const [from, to] = [clock(range.from, timeZone), clock(range.to, timeZone)];
  return filled(words.betweenTimes, { from, to });
}

type Wait = { waitSeconds: number | null; range: WaitRange; now: Date };

/** A wait and its range: "about 20 minutes, between 15 and 30". */
export function waitSentence({ waitSeconds, range, now }: Wait, reader: Reader): string | null {
  return sentence(waitText(waitSeconds, waitStart(range, now)), { range, now }, reader);
}

/** A wait and its range as clock times, for paper, which is read later: "around 14:35, between 14:20 and 14:50". */
export function turnSentence({ waitSeconds, range, now }: Wait, reader: Reader): string | null {
  if (waitSeconds === null || waitSeconds <= 0) return null;
  const at = new Date(waitStart(range, now).getTime() + waitSeconds * 1_000);
  return sentence({ kind: 'clock', at }, { range, now }, reader);
}

/** A wait as a labelled figure with a hint below it; a time of day has a separate label. */
type WaitFigure = {
  kind: 'minutes' | 'clock';
  minutes: number;
  /** `HH:mm` at which the wait ends. */
  time: string;
  /** The range; a time of day without a range gets its minutes instead. */
  hint: string | null;
};

/** S-02, CON-053: the figure that every page shows; `null` if nobody has to wait, or nothing is known. */
export function waitFigure({ waitSeconds, range, now }: Wait, reader: Reader): WaitFigure | null {
  if (waitSeconds === null || waitSeconds <= 0) return null;
  const from = waitStart(range, now);
  const kind = waitText(waitSeconds, from).kind === 'clock' ? 'clock' : 'minutes';
  const minutes = Math.max(1, Math.round(waitSeconds / 60));
  const time = clock(new Date(from.getTime() + waitSeconds * 1_000), reader.timeZone);
  const between = waitRangeText(kind, range, now);
  const other = kind === 'clock' ? waitWords({ kind: 'minutes', minutes }, reader) : null;
  return { kind, minutes, time, hint: between ? rangeWords(between, reader) : other };
}

function sentence(
  text: WaitText,
  { range, now }: Pick<Wait, 'range' | 'now'>,
  reader: Reader,
): string | null {
  const wait = waitWords(text, reader);
  const between = waitRangeText(text.kind, range, now);
  return wait && between ? `${wait}, ${rangeWords(between, reader)}` : wait;
}

function filled(words: string, values: Record<string, number | string>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

const clock = (at: Date, timeZone: string) => formatInZone(at, timeZone, 'HH:mm');
