import { numberedVanity, vanityOf } from './vanity.ts';

test.each([
  { name: 'Caffè dell’Angolo', vanity: 'caffe-dellangolo' },
  { name: '  Forno & Figli  ', vanity: 'forno-figli' },
  { name: 'Straßenbäckerei Größe', vanity: 'strassenbackerei-grosse' },
  { name: 'Smørrebrød 24/7', vanity: 'smorrebrod-24-7' },
  { name: 'ßæœøđðłþıẞÆŒØĐÐŁÞ', vanity: 'ssaeoeoddlthissaeoeoddlth' },
  { name: "L'angolo d'oro", vanity: 'langolo-doro' },
  { name: 'A - - B', vanity: 'a-b' },
  { name: '--Qui--', vanity: 'qui' },
  { name: '食堂', vanity: 'turno' },
  { name: '---', vanity: 'turno' },
  { name: 'x'.repeat(200), vanity: 'x'.repeat(60) },
  { name: `${'x'.repeat(59)} y`, vanity: 'x'.repeat(59) },
  { name: `${'x'.repeat(60)} y`, vanity: 'x'.repeat(60) },
  {
    name: 'Peluquería & Barbería «El Ñandú Dorado» de los Hermanos García-Ibáñez',
    vanity: 'peluqueria-barberia-el-nandu-dorado-de-los-hermanos-garcia',
  },
])('G-57 «$name» is found at $vanity', ({ name, vanity }) => {
  expect(vanityOf(name)).toBe(vanity);
  expect(vanityOf(name)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('G-57 the first of a name has it alone, the others are numbered', () => {
  expect([1, 2, 12].map((number) => numberedVanity('forno', number))).toEqual([
    'forno',
    'forno-2',
    'forno-12',
  ]);
});
