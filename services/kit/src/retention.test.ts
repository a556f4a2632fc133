import { readFileSync } from 'node:fs';
import { RETENTION, type Retention } from './retention.ts';

const PAGE = readFileSync(new URL('../../../docs/retention.md', import.meta.url), 'utf8');
const rowsOf = (text: string) =>
  text.split('\n').flatMap((line) => {
    const [, service, name, kept] = line.split('|').map((cell) => cell.trim());
    return name?.startsWith('`') ? [`${service}|${name}|${kept}`] : [];
  });
const textOf = (retention: Retention) => {
  if ('until' in retention) return `until ${retention.until}`;
  const { days, after } = retention;
  return days === 0 ? `until ${after}` : `${days} ${days === 1 ? 'day' : 'days'} after ${after}`;
};

test('docs/retention.md shows what the services keep, and nothing else', () => {
  const rows = Object.entries(RETENTION).flatMap(([service, collections]) =>
    Object.entries<Retention>(collections).map(
      ([name, retention]) => `${service}|\`${name}\`|${textOf(retention)}`,
    ),
  );
  expect(rowsOf(PAGE)).toEqual(rows);
});
