import { contrast, toHex, toOklch } from './colour.ts';

export type ColourMode = 'light' | 'dark';

/** Custom properties that carry a partner's colour. */
export type BrandColours = Record<
  | '--turno-brand'
  | '--turno-on-brand'
  | '--turno-brand-fill'
  | '--turno-on-brand-fill'
  | '--turno-brand-edge'
  | '--turno-brand-soft'
  | '--turno-on-brand-soft'
  | '--turno-focus',
  string
>;

const READABLE = 4.5;
const WHITE = '#ffffff';
const INK = '#0a1020';
const BLACK = '#000000';
// The backgrounds of brand-coloured text: page, panel and the quieter panel of each mode.
const GROUNDS = {
  light: ['#f5f7fa', '#ffffff', '#eaeff5'],
  dark: ['#0b1220', '#141d2e', '#1e2a40'],
} as const;

/**
 * A partner's colours from one seed, `#rrggbb`; `null` for an invalid seed. Text takes the nearest tone of the seed that is
 * readable on every background of the mode; buttons keep the seed itself, with a border where it is faint.
 */
export function brandColours(seed: string, mode: ColourMode): BrandColours | null {
  if (!/^#[0-9a-f]{6}$/i.test(seed)) return null;
  const { l, c, h } = toOklch(seed);
  const soft = toHex({ l: mode === 'dark' ? 0.28 : 0.96, c: Math.min(c, 0.045), h });
  const grounds = [...GROUNDS[mode], soft];
  const step = mode === 'dark' ? 0.01 : -0.01;
  let tone = l;
  for (let steps = 0; steps < 100 && !isReadable(toHex({ l: tone, c, h }), grounds); steps += 1) {
    tone = Math.min(1, Math.max(0, tone + step));
  }
  const brand = toHex({ l: tone, c, h });
  const isFaint = contrast(seed, GROUNDS[mode][1]) < 3;
  return {
    '--turno-brand': brand,
    '--turno-on-brand': inkOn(brand),
    '--turno-brand-fill': seed,
    '--turno-on-brand-fill': inkOn(seed),
    '--turno-brand-edge': isFaint ? brand : 'transparent',
    '--turno-brand-soft': soft,
    '--turno-on-brand-soft': brand,
    '--turno-focus': brand,
  };
}

function isReadable(colour: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrast(colour, ground) >= READABLE);
}

// On a few mid tones neither reaches the contrast by a narrow margin; pure black always does.
function inkOn(fill: string): string {
  const ink = contrast(fill, WHITE) >= contrast(fill, INK) ? WHITE : INK;
  return contrast(fill, ink) >= READABLE ? ink : BLACK;
}
