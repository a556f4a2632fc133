import { csvOf, separatorIn } from './csv.ts';

test('rows are separated by CRLF, and texts with commas, quotes or line breaks are quoted', () => {
  expect(
    csvOf(
      [
        ['Coda', 'Attesa'],
        ['Banco "A", fresco', 12],
        ['riga\n2', null],
      ],
      ',',
    ),
  ).toBe('Coda,Attesa\r\n"Banco ""A"", fresco",12\r\n"riga\n2",\r\n');
});

test.each(['=1+1', '+39', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'a spreadsheet does not run %j as a formula',
  (text) => {
    expect(csvOf([[text]], ',')).toMatch(/^"?'/);
  },
);

test('a negative number stays a number', () => {
  expect(csvOf([[-2]], ';')).toBe('-2\r\n');
});

test.each([
  { language: 'en-GB', separator: ',' },
  { language: 'it', separator: ';' },
  { language: 'es', separator: ';' },
  { language: 'de', separator: ';' },
] as const)('a spreadsheet in $language splits the cells at $separator', (each) => {
  expect(separatorIn(each.language)).toBe(each.separator);
  expect(csvOf([['a;b', 'c,d', 1]], each.separator)).toBe(
    `${['"a;b"', '"c,d"', '1'].join(each.separator)}\r\n`,
  );
});
