import { isGuessablePassword } from './guessable-password.ts';

const ADA = { email: 'ada.lovelace@gamma-studio.example', name: 'Ada Lovelace' };
const accepted = (passwords: string[]) =>
  passwords.filter((password) => !isGuessablePassword(password, ADA));

test.each([
  {
    kind: 'a Spanish word without its accents',
    passwords: [
      'miercoles1',
      'miércoles1',
      'Miercoles2026',
      'panaderia1',
      'CORAZON2026',
      'pánaderia1',
    ],
  },
  {
    kind: 'a German word whose umlauts are bare vowels',
    passwords: ['schildkrote', 'tschuss12', 'Munchen2026', 'Fruhstuck1'],
  },
  {
    kind: 'a German word whose umlauts are two letters',
    passwords: ['Marienkaefer', 'schildkroete1', 'Tschuess12!', 'Fruehstueck1', 'strasse123'],
  },
  {
    kind: 'a football club',
    passwords: ['bayernmunchen', 'bayernmünchen1', 'BayernMuenchen', 'realmadrid1', 'Juventus1897'],
  },
  {
    kind: 'an everyday word of German',
    passwords: ['kartoffel1', 'brezel1234', 'regenschirm1', 'Weihnachtsmann', 'Blumenkohl1'],
  },
  {
    kind: 'an everyday word of Italian',
    passwords: [
      'zanzara123',
      'ranocchio1',
      'parmigiano',
      'pizzaiolo1',
      'salumeria1',
      'pasquetta1',
      'befana1234',
      'Panettone1',
      'tiramisù2026',
    ],
  },
  {
    kind: 'an everyday word of Spanish',
    passwords: ['cigarra12', 'Mariquita1', 'chiringuito', 'Nochebuena24', 'albondiga1'],
  },
  {
    kind: 'a word spelled with signs between its letters',
    passwords: [
      'p.a.s.s.w.o.r.d',
      'p-a-s-s-w-o-r-d-1',
      'c a l c i o 2 0 2 6',
      'r_i_s_t_o_r_a_n_t_e',
    ],
  },
  {
    kind: 'a password that is known as an example',
    passwords: ['correcthorsebatterystaple', 'Correct Horse Battery Staple', 'turno-demo-2026'],
  },
])('IDN-020 $kind is easily guessed', ({ passwords }) => {
  expect(accepted(passwords)).toEqual([]);
});

test('IDN-020 four words that have nothing to do with one another are not, nor are random letters', () => {
  const passwords = [
    'lanterna cobalto ginepro 4 zaino',
    'faro-nube-mestolo-grillo',
    'tejado luna cuchara zorro',
    'tisch wolke nadel biber',
    'anchor velvet pigeon ladder',
    'xqvjmrtzpwkd',
    'gtwbnkzqhlcf',
    'Qz7-vLp2-kXw9',
  ];
  expect(accepted(passwords)).toEqual(passwords);
});
