import fc from 'fast-check';
import { isGuessablePassword } from './guessable-password.ts';

const ADA = { email: 'ada.lovelace@gamma-studio.example', name: 'Ada Lovelace' };

test.each([
  { kind: 'a common password', passwords: ['password', '12345678', 'qwertyuiop', 'trustno1'] },
  {
    kind: 'one with capitals, digits and signs',
    passwords: ['Password1!', 'P4ssw0rd!', '  iloveyou '],
  },
  {
    kind: 'repetition or a sequence',
    passwords: ['aaaaaaaa', 'abcabcabc', '11112222', '1990-01-01'],
  },
  { kind: 'the name of the product', passwords: ['turno123', 'TurnoTurno1', 'turno-2026!'] },
  { kind: 'the own address', passwords: [ADA.email, 'ada.lovelace1!', 'gamma-studio9'] },
  { kind: 'the own name', passwords: ['Ada Lovelace', 'lovelace1815', 'adalovelace'] },
  { kind: 'the own name backwards', passwords: ['ecalevol-ada', 'Ecalevol Ada 1', 'adaecalevol!'] },
  { kind: 'an Italian word', passwords: ['Ristorante', 'ristorante2026', 'Buongiorno1'] },
  { kind: 'a Spanish word', passwords: ['contraseña', 'contraseña1', 'restaurante'] },
  { kind: 'a German word', passwords: ['Schmetterling', 'Passwort123', 'Sommer2026'] },
  { kind: 'an e-mail address written as words', passwords: ['AdaLovelace!', 'Gamma Studio 1'] },
  {
    kind: 'a German word without umlauts',
    passwords: ['Fraeulein1', 'tschuess2026', 'Schoenheit!'],
  },
  {
    kind: 'what everybody says',
    passwords: ['ti amo tanto', 'Te quiero mucho!', 'ich liebe dich', 'minombre1', 'MeinPasswort7'],
  },
  {
    kind: 'a word with digits and signs for letters, and some behind it',
    passwords: ['kennw0rt99', 'c4lc10-2026', 'b3nv3nut0!', 'c0ntr4s3ñ4_26', 'k3nnw0rtk3nnw0rt'],
  },
  { kind: 'a greeting', passwords: ['buonnatale!', 'Feliz Navidad 26', 'FroheWeihnachten1'] },
  {
    kind: 'a saying with a digit',
    passwords: ['buenosdias1', 'Buenasnoches1', 'TantiAuguri1', 'Graziemille1', 'MiClave1234'],
  },
  {
    kind: 'a word with years',
    passwords: ['sommer20262027', 'password-2026-password', 'TurnoApp2026', 'VivaEspana1'],
  },
  { kind: 'a word said twice', passwords: ['password password', 'calcio calcio', 'GeheimGeheim'] },
  { kind: 'a word with an invisible character', passwords: ['passwo\u00ADrd1', 'pass\u200Bword'] },
  { kind: 'another notation of these', passwords: ['ｐａｓｓｗｏｒｄ１', 'contrasen\u0303a1'] },
])('IDN-020 $kind is easily guessed', ({ passwords }) => {
  expect(passwords.filter((password) => !isGuessablePassword(password, ADA))).toEqual([]);
});

const COMMON_WORDS = {
  english: ['password', 'summer', 'london', 'football'],
  italian: ['benvenuto', 'calcio', 'gennaio', 'napoli', 'francesco'],
  spanish: ['contraseña', 'futbol', 'bienvenido', 'verano', 'alejandro'],
  german: ['passwort', 'kennwort', 'fussball', 'willkommen', 'januar'],
};
const DECORATIONS = ['123!', '2026!', '-12.3'];

test.each(Object.entries(COMMON_WORDS))(
  'IDN-020 %s words with a year, a few digits or signs are easily guessed',
  (_language, words) => {
    const names = words.map((word) => word[0]?.toUpperCase() + word.slice(1));
    const passwords = names.flatMap((name) => DECORATIONS.map((end) => name + end));
    expect(passwords.filter((password) => !isGuessablePassword(password, ADA))).toEqual([]);
  },
);

test.each([
  'correct horse battery',
  'corallo-verde-73',
  'tramonto rosso',
  'kR8#vTq2!m',
  'dK3vQ9xT7mB2pL8wR5yC1nHs',
])('IDN-020 "%s" is not', (password) => expect(isGuessablePassword(password, ADA)).toBe(false));

test('IDN-020 whoever the person is, the own address and name with a digit are easily guessed', () => {
  fc.assert(
    fc.property(
      fc.emailAddress(),
      fc.stringMatching(/^[a-z]{3,12} [a-z]{3,12}$/),
      (email, name) => {
        const person = { email, name };
        expect(isGuessablePassword(email, person)).toBe(true);
        expect(isGuessablePassword(`${name.replace(' ', '')}1`, person)).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});

test('IDN-020 a hostile password of full length is judged like any other', () => {
  const hostile = ['@4'.repeat(100), 'p4$$w0rd'.repeat(25), '$@!13'.repeat(40)];
  for (const password of hostile)
    expect(isGuessablePassword(password, ADA)).toEqual(expect.any(Boolean));
});
