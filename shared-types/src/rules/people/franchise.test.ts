import { FRANCHISE_RULE, NO_FRANCHISE_ID } from '../../constants.ts';
import { isFranchiseEmail, isOfFranchise } from './franchise.ts';

const RULE = { word: 'verdesole', domains: ['verdesole.example', 'verdesole.test'] };

test.each([
  { name: 'Mercato Verdesole Centro', website: null, is: true },
  { name: 'MERCATO VERDESOLE', website: undefined, is: true },
  { name: 'Mercato', website: 'https://www.VerdeSole.example/roma', is: true },
  { name: 'Mercato Verde Sole', website: 'https://mercato.example', is: false },
])('MER-007 G-41 «$name» at $website belongs to the franchise: $is', ({ is, ...business }) => {
  expect(isOfFranchise(business, RULE)).toBe(is);
});

test.each([
  { email: 'direzione@verdesole.example', is: true },
  { email: 'Direzione@VERDESOLE.TEST ', is: true },
  { email: 'direzione@roma.verdesole.example', is: true },
  { email: 'direzione@notverdesole.example', is: false },
  { email: 'verdesole.example@mail.example', is: false },
  { email: 'direzione@verdesole.example@mail.example', is: false },
  { email: ' direzione@verdesole.example', is: true },
  { email: 'verdesole.example', is: false },
  { email: 'roma.verdesole.example', is: false },
  { email: '', is: false },
])('MER-007 G-41 «$email» is an e-mail of the franchise: $is', ({ email, is }) => {
  expect(isFranchiseEmail(email, RULE)).toBe(is);
});

test('CST-022 no franchising is number 0, and the one with an e-mail of its own is number 1', () => {
  expect([NO_FRANCHISE_ID, FRANCHISE_RULE.franchisingId]).toEqual([0, 1]);
});
