import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceDigest } from './project.ts';

let project: string;

function put(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'digest-'));
  const kit = {
    name: '@turno/shared-ui',
    version: '0.1.0',
    dependencies: { '@turno/shared-types': '*' },
  };
  const app = {
    name: '@turno/mfe-display',
    version: '0.1.0',
    dependencies: { '@turno/shared-ui': '*' },
  };
  put('mfe-display/package.json', JSON.stringify(app));
  put('mfe-display/src/remote.tsx', 'export const Remote = null;');
  put('mfe-merchant/src/remote.tsx', 'export const Remote = null;');
  put('shared-ui/package.json', JSON.stringify(kit));
  put('shared-ui/src/index.ts', 'export {};');
  put(
    'shared-types/package.json',
    JSON.stringify({ name: '@turno/shared-types', version: '0.1.0' }),
  );
  put('shared-types/src/index.ts', 'export {};');
  put('tools/webpack/base.js', 'export {};');
  put('package-lock.json', '{}');
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

test('the same sources have the same digest', () => {
  expect(sourceDigest('mfe-display', project)).toMatch(/^[0-9a-f]{8}$/);
  expect(sourceDigest('mfe-display', project)).toBe(sourceDigest('mfe-display', project));
});

test.each([
  'mfe-display/src/remote.tsx',
  'mfe-display/src/board/board.module.css',
  'mfe-display/webpack.config.js',
  'shared-ui/src/index.ts',
  'shared-types/src/index.ts',
  'tools/webpack/base.js',
  'package-lock.json',
])('a change of %s makes another version', (file) => {
  const before = sourceDigest('mfe-display', project);
  put(file, 'changed');
  expect(sourceDigest('mfe-display', project)).not.toBe(before);
});

test.each(['mfe-merchant/src/remote.tsx', 'mfe-display/src/board/board.test.tsx', 'README.md'])(
  'a change of %s does not',
  (file) => {
    const before = sourceDigest('mfe-display', project);
    put(file, 'changed');
    expect(sourceDigest('mfe-display', project)).toBe(before);
  },
);

test('a file that moves counts as a change', () => {
  put('mfe-display/src/a.ts', 'x');
  const before = sourceDigest('mfe-display', project);
  rmSync(join(project, 'mfe-display/src/a.ts'));
  put('mfe-display/src/b.ts', 'x');
  expect(sourceDigest('mfe-display', project)).not.toBe(before);
});
