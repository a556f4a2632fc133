/** A colour as lightness (0-1), chroma and hue (radians) in OKLCH, where equal steps look equal. */
export type Oklch = { l: number; c: number; h: number };

type Rgb = readonly [number, number, number];

/** The channels of `#rrggbb` in linear light, 0 to 1. */
function linearOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => {
    const part = ((value >> shift) & 255) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** `#rrggbb` in OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(x, y),
    h: Math.atan2(y, x),
  };
}

/** The nearest `#rrggbb` of the same lightness and hue; the chroma is reduced until a screen can show it. */
export function toHex({ l, c, h }: Oklch): string {
  let [low, high] = [0, c];
  let best = linearAt(l, 0, h);
  for (let step = 0; step < 20; step += 1) {
    const chroma = step === 0 ? c : (low + high) / 2;
    const rgb = linearAt(l, chroma, h);
    if (rgb.every((part) => part >= -0.0005 && part <= 1.0005)) {
      best = rgb;
      if (step === 0) break;
      low = chroma;
    } else high = chroma;
  }
  return `#${best.map(byteText).join('')}`;
}

function linearAt(lightness: number, chroma: number, h: number): Rgb {
  const [x, y] = [chroma * Math.cos(h), chroma * Math.sin(h)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function byteText(linear: number): string {
  const part = Math.min(1, Math.max(0, linear));
  const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
