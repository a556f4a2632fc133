import * as fc from 'fast-check';
import {
  isPasswordLongEnough,
  isPasswordPersonal,
  partsOf,
  passwordPairProblem,
} from './password.ts';

test.each([
  { password: 'sevench', enough: false },
  { password: 'eightchr', enough: true },
  { password: '   eight012   ', enough: true },
  { password: '   seven7   ', enough: false },
  { password: '        ', enough: false },
])('IDN-020 CST-017 "$password" long enough: $enough', ({ password, enough }) => {
  expect(isPasswordLongEnough(password)).toBe(enough);
});

test.each([
  { name: 'both short', pair: ['seven77', 'seven77'], problem: 'password_too_short' },
  { name: 'one short', pair: ['eightchr', 'seven77'], problem: 'password_too_short' },
  { name: 'blanks only', pair: [' '.repeat(9), ' '.repeat(9)], problem: 'password_too_short' },
  { name: 'two different ones', pair: ['eightchr', 'eightchR'], problem: 'mismatch' },
  { name: 'a blank more', pair: ['eightchr', 'eightchr '], problem: 'mismatch' },
  { name: 'the same twice', pair: ['eightchr', 'eightchr'], problem: null },
])('IDN-020 X-45 $name: $problem', ({ pair: [password = '', repeated = ''], problem }) => {
  expect(passwordPairProblem(password, repeated)).toBe(problem);
});

test('IDN-020 a pair passes exactly when both are the same and long enough', async () => {
  const text = fc.oneof(fc.string(), fc.string({ minLength: 8 }), fc.constant('  correct horse '));
  await fc.assert(
    fc.property(text, text, fc.boolean(), (password, other, isSame) => {
      const repeated = isSame ? password : other;
      const passes = password === repeated && password.trim().length >= 8;
      expect(passwordPairProblem(password, repeated) === null).toBe(passes);
    }),
  );
});

const ADA = { email: 'ada.lovelace@gamma-studio.example', name: 'Ada Lovelace' };
test.each([
  { password: ADA.email, isPersonal: true },
  { password: 'ADA.Lovelace1', isPersonal: true },
  { password: 'Ｌｏｖｅｌａｃｅ１', isPersonal: true },
  { password: 'turno123', isPersonal: true },
  { password: 'gamma-studio 26!', isPersonal: true },
  { password: 'lovelace 1234', isPersonal: true },
  { password: 'AdaLovelace!', isPersonal: true },
  { password: 'A.d.a.Lovelace', isPersonal: true },
  { password: 'Gamma Studio', isPersonal: true },
  { password: 'love\u00ADlace\u200B1', isPersonal: true },
  { password: 'ecalevoL 26!', isPersonal: true },
  { password: 'oiduts ammag', isPersonal: true },
  { password: 'lovelace 12345', isPersonal: false },
  { password: 'correct horse', isPersonal: false },
  { password: 'lovelace owns a horse', isPersonal: false },
])('IDN-020 "$password" is little more than the person’s own data: $isPersonal', (each) => {
  expect(isPasswordPersonal(each.password, ADA)).toBe(each.isPersonal);
});

test.each([
  { name: 'Àlex Ñúñez', passwords: ['alexnunez1', 'ÁlexÑúñez9', 'Núñez 2026', 'A\u0301lexnunez!'] },
  { name: 'Jörg Müßig', passwords: ['joergmuessig', 'Jorg.Mussig7', 'Müssig1985', 'JÖRG-MUSSIG'] },
  { name: 'Niccolò Città', passwords: ['niccolocitta', 'Niccolo2026', 'città!1234'] },
  { name: 'Søren Łukasz', passwords: ['sorenlukasz1', 'Soeren2026', 'Łukasz77'] },
  { name: 'Lærke Lœwenstein', passwords: ['laerke2026', 'Loewenstein'] },
  { name: 'Håkan Jäger', passwords: ['haakan26', 'Hakan!1', 'JAEGER99'] },
  { name: 'Hafþór Sigurðsson', passwords: ['hafthor1', 'Sigurdsson'] },
  { name: 'Yıldırım Anđelić Wałęsa', passwords: ['yildirim', 'Andelic!', 'walesa83'] },
])('IDN-020 accents make nothing else of the name $name', ({ name, passwords }) => {
  const person = { email: 'x.y@ex.example', name };
  expect(passwords.filter((each) => !isPasswordPersonal(each, person))).toEqual([]);
});

test('IDN-020 a password is the same in every encoding of its letters', () => {
  expect(passwordPairProblem('citt\u00e0 verde', 'citta\u0300 verde')).toBeNull();
  expect(isPasswordLongEnough('a\u0301'.repeat(7))).toBe(false);
});

test('IDN-020 a short name inside a longer one does not hide the longer one', () => {
  expect(isPasswordPersonal('adamantis99', { email: 'ada@adamantis.example' })).toBe(true);
});

test('IDN-020 a number in an address hides no name', () => {
  const person = { email: 'ada.lovelace77@gammastudio.example' };
  for (const password of ['AdaLovelace!', 'lovelace1815', 'Gamma Studio 1']) {
    expect(isPasswordPersonal(password, person)).toBe(true);
  }
});

test.each([
  {
    person: { email: 'LI@ex.it', name: 'Jo Lin' },
    parts: ['jo lin', 'li@ex.it', 'lin', 'turno'],
  },
  { person: { email: 'ada@ex.it', name: null }, parts: ['ada', 'ada@ex.it', 'turno'] },
  { person: { email: 'ada@ex.it' }, parts: ['ada', 'ada@ex.it', 'turno'] },
])('IDN-020 parts of two letters say nothing about $person.email', ({ person, parts }) => {
  expect(partsOf(person).toSorted()).toEqual(parts);
});
