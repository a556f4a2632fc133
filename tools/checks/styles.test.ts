import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
const RULE = /[^{}]*\{[^{}]*\}/g;
/** The bars themselves, from the top of the window on. */
const BARS = [
  'shared-ui/src/call-alerts/call-alerts.module.css',
  'shared-ui/src/components/feedback/top-notice.module.css',
  'shell/src/header/header.module.css',
];

const styles = globSync('{mfe-*,shared-ui,shell}/src/**/*.css', { cwd: PROJECT }).map((file) => ({
  file,
  rules: readFileSync(join(PROJECT, file), 'utf8').match(RULE) ?? [],
}));

test('what sticks to the top stays clear of the bars that do', () => {
  expect(styles.length).toBeGreaterThan(50);
  const sticking = styles.flatMap(({ file, rules }) =>
    rules
      .filter((rule) => /position: sticky;/.test(rule) && /inset-block-start:/.test(rule))
      .map((rule) => ({ file, isClear: rule.includes('var(--turno-covered)') })),
  );
  const covered = sticking.filter(({ isClear }) => !isClear).map(({ file }) => file);
  expect(covered.toSorted()).toEqual(BARS);
});

test('large letters on a narrow phone leave the width of pages, cards and sheets to the words', () => {
  const PAGE = /padding: var\(--turno-space-16\) (\S+) var\(--turno-space-48\);/;
  const pages = styles.flatMap(({ rules }) => rules.flatMap((rule) => PAGE.exec(rule)?.[1] ?? []));
  expect(pages.length).toBeGreaterThan(3);
  expect(new Set(pages)).toEqual(new Set(['var(--turno-inset-16)']));
  // A bar that reaches over the sides of its page is no wider than they are.
  const wide = styles.filter(({ rules }) =>
    rules.some((rule) => /margin-inline: calc\(-1 \* var\(--turno-space-(16|20)\)\)/.test(rule)),
  );
  expect(wide.map(({ file }) => file)).toEqual([]);
  const inset = styles
    .filter(({ rules }) => rules.some((rule) => rule.includes('var(--turno-inset-20)')))
    .map(({ file }) => file.split('/').at(-1));
  expect(inset).toEqual(expect.arrayContaining(['card.module.css', 'sheet.module.css']));
});

const ofRemotes = styles.filter(({ file }) => file.startsWith('mfe-'));

test('the pages of all remotes begin equally far below the bar', () => {
  const START = /padding: (\S+) \S+ var\(--turno-space-48\);/;
  const starts = ofRemotes.flatMap(({ rules }) =>
    rules.flatMap((rule) => START.exec(rule)?.[1] ?? []),
  );
  expect(new Set(starts)).toEqual(new Set(['var(--turno-space-16)']));
});

test('no style of a remote names the root of the document, which an embed in a shadow root does not have', () => {
  const naming = ofRemotes.filter(({ rules }) =>
    rules.some((rule) => /(^|[\s,])(:root|html|body)\b/.test(rule.slice(0, rule.indexOf('{')))),
  );
  expect(naming.map(({ file }) => file)).toEqual([]);
});
