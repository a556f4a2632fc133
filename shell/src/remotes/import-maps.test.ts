import { addHashes, hasHash } from './import-maps.ts';

const OWN = 'https://display.turno.example/1/remoteEntry.js';
const LATE = 'https://display.turno.example/2/remoteEntry.js';

function pageWith(map: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = map;
  return page;
}

const mapOf = (hashes: object) =>
  `<script type="importmap" nonce="once">${JSON.stringify({ integrity: hashes })}</script>`;

test('SHL-012 the hashes of a release that went live later join those of the page', () => {
  const page = pageWith(mapOf({ [OWN]: 'sha384-own' }));
  expect([hasHash(page, OWN), hasHash(page, LATE)]).toEqual([true, false]);
  addHashes(page, { [LATE]: 'sha384-late' });
  expect(hasHash(page, LATE)).toBe(true);
  const [, added] = page.querySelectorAll('script');
  expect(added).toMatchObject({ type: 'importmap', nonce: 'once' });
  expect(JSON.parse(added?.text ?? '')).toEqual({ integrity: { [LATE]: 'sha384-late' } });
});

test('SHL-012 a release without hashes, and a page without any, get no further map', () => {
  const page = pageWith(mapOf({ [OWN]: 'sha384-own' }));
  addHashes(page, {});
  expect(page.querySelectorAll('script')).toHaveLength(1);
  const plain = pageWith('');
  addHashes(plain, { [LATE]: 'sha384-late' });
  expect(plain.querySelectorAll('script')).toHaveLength(0);
});
