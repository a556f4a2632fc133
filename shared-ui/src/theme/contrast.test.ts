import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRAND_COLOUR } from '@turno/shared-types/constants';
import fc from 'fast-check';
import { brandColours } from './brand-colours.ts';
import { contrast, toHex, toOklch } from './colour.ts';

const css = readFileSync(join(__dirname, 'colours.css'), 'utf8');

/** The colours of the block that a selector opens; `nth` tells apart those with the same one. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--turno-([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

const light = block('[data-theme="light"]');
const dark = block('[data-theme="dark"]');
const board = block('[data-theme="board"]');

test('mails and wallet passes have the colour of the pages', () => {
  expect(light.brand).toBe(BRAND_COLOUR);
});

const TEXT = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text', 'surface-2'],
  ['text-2', 'bg'],
  ['text-2', 'surface'],
  ['text-2', 'surface-2'],
  ['brand', 'bg'],
  ['brand', 'surface'],
  ['brand', 'surface-2'],
  ['on-brand', 'brand'],
  ['on-brand-soft', 'brand-soft'],
  ['ok', 'surface'],
  ['ok', 'bg'],
  ['ok', 'ok-soft'],
  ['on-ok', 'ok'],
  ['warn', 'surface'],
  ['warn', 'bg'],
  ['warn', 'warn-soft'],
  ['on-warn-fill', 'warn-fill'],
  ['danger', 'surface'],
  ['danger', 'bg'],
  ['danger', 'danger-soft'],
  ['on-danger', 'danger'],
  ['info', 'surface'],
  ['info', 'info-soft'],
  ['closed', 'closed-soft'],
  ['on-now', 'now'],
  ['text-2', 'closed-soft'],
  ['bg', 'text'],
] as const;
const EDGES = [
  ['border-strong', 'surface'],
  ['border-strong', 'bg'],
  ['focus', 'surface'],
  ['focus', 'bg'],
  ['focus', 'surface-2'],
] as const;

const MODES = { light, dark, board };

describe.each(Object.entries(MODES))('%s', (_, colours) => {
  const ratio = (front: string, ground: string) =>
    contrast(colours[front] ?? '#000000', colours[ground] ?? '#000000');

  test.each(TEXT)('%s on %s can be read (4.5)', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)('%s on %s can be seen (3)', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(3);
  });
});

/** Every text of a board, and what it is on. */
const BOARD_TEXT = [
  ...['text', 'text-2', 'number', 'ok', 'warn', 'closed'].flatMap((front) => [
    { front, ground: 'bg' },
    { front, ground: 'surface' },
  ]),
  ...['text', 'text-2', 'number'].map((front) => ({ front, ground: 'surface-2' })),
  { front: 'on-flash', ground: 'flash' },
  { front: 'on-warn-fill', ground: 'warn-fill' },
];

describe.each(Object.entries({ board, 'board-light': block('[data-theme="board-light"]') }))(
  'DIS-002 %s',
  (_, colours) => {
    test.each(BOARD_TEXT)('$front on $ground is readable from afar (7)', ({ front, ground }) => {
      expect(contrast(colours[front] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(7);
    });
  },
);

test('the dark colours of the system and of the switch are the same', () => {
  expect(block(':root:not([data-theme])')).toEqual(dark);
});

const seeds = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const SEEDS = [
  '#e4002b',
  '#ffd100',
  '#1e5bc6',
  '#00a651',
  '#111111',
  '#f4b6c2',
  '#ffffff',
  '#000000',
  '#808080',
];

describe.each(['light', 'dark'] as const)('QUE-013 a partner brand in %s', (mode) => {
  const grounds = MODES[mode];
  test.each(SEEDS)('%s stays readable', (seed) => {
    const colours = brandColours(seed, mode);
    if (!colours) throw new Error('no colours');
    for (const ground of ['bg', 'surface', 'surface-2']) {
      expect(contrast(colours['--turno-brand'], grounds[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
    }
    for (const [front, ground] of [
      ['--turno-on-brand', '--turno-brand'],
      ['--turno-on-brand-fill', '--turno-brand-fill'],
      ['--turno-on-brand-soft', '--turno-brand-soft'],
    ] as const) {
      expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe.each(['light', 'dark'] as const)('SHL-017 any seed at all in %s', (mode) => {
  test('leaves every word readable, and every button and ring to be seen', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const colours = brandColours(seed, mode);
        if (!colours) throw new Error('no colours');
        const of = (name: keyof typeof colours) => colours[name];
        for (const name of ['bg', 'surface', 'surface-2']) {
          const ground = MODES[mode][name] ?? '';
          expect(contrast(of('--turno-brand'), ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(of('--turno-focus'), ground)).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(of('--turno-on-brand'), of('--turno-brand'))).toBeGreaterThanOrEqual(4.5);
        const fill = of('--turno-brand-fill');
        expect(contrast(of('--turno-on-brand-fill'), fill)).toBeGreaterThanOrEqual(4.5);
        const soft = of('--turno-brand-soft');
        expect(contrast(of('--turno-on-brand-soft'), soft)).toBeGreaterThanOrEqual(4.5);
        const edge = of('--turno-brand-edge');
        const shape = edge === 'transparent' ? fill : edge;
        expect(contrast(shape, MODES[mode].surface ?? '')).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a seed that is readable already stays as it is', () => {
  expect(brandColours('#1e5bc6', 'light')?.['--turno-brand']).toBe('#1e5bc6');
});

test('a faint fill gets an edge of the readable tone', () => {
  const colours = brandColours('#ffd100', 'light');
  expect(colours?.['--turno-brand-edge']).toBe(colours?.['--turno-brand']);
});

test.each(['', 'red', '#fff', 'url(x)', '#12345g'])('%j is no seed', (seed) => {
  expect(brandColours(seed, 'light')).toBeNull();
});

test.each(['#1f3fd1', '#ffd100', '#000000', '#ffffff', '#e4002b'])(
  '%s survives the way through OKLCH',
  (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  },
);
