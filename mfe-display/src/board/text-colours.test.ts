import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');

/** Each has 7:1 on each ground, or on its own, in both themes: contrast.test.ts of shared-ui. */
const TEXTS = ['text', 'text-2', 'number', 'ok', 'warn', 'closed', 'on-flash', 'on-warn-fill'];
const GROUNDS = ['bg', 'surface', 'surface-2', 'flash', 'warn-fill'];
/** Neither holds a text: the dot beside the word of the connection, and the quiet zone of a QR code. */
const WITHOUT_TEXT = ['var(--turno-ok)', '#ffffff'];
const WORDS = ['inherit', 'none', 'currentcolor', 'CanvasText', 'Canvas'];

const declared = globSync('**/*.css', { cwd: SOURCES }).flatMap((file) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/^\s*(color|background): (.+);$/gm)].map(
    ([, property = '', value = '']) => ({ file, property, value }),
  ),
);

test('DIS-002 screens use only colours that are held at a contrast of 7:1', () => {
  const allowed: Record<string, string[]> = {
    color: [...TEXTS.map((name) => `var(--turno-${name})`), ...WORDS],
    background: [...GROUNDS.map((name) => `var(--turno-${name})`), ...WITHOUT_TEXT, ...WORDS],
  };
  expect(declared.length).toBeGreaterThan(40);
  expect(declared.filter(({ property, value }) => !allowed[property]?.includes(value))).toEqual([]);
});
