import { assertWriteConcern, writeConcernFor } from './connect.ts';

test.each([
  { name: 'a lone engine', hello: { isWritablePrimary: true }, w: 1 },
  { name: 'a replica set', hello: { setName: 'rs0' }, w: 'majority' },
  { name: 'a router', hello: { msg: 'isdbgrid' }, w: 'majority' },
])('$name acknowledges after w: $w and the journal', ({ hello, w }) => {
  expect(writeConcernFor(hello)).toEqual({ w, journal: true });
});

test.each(['w=0', 'journal=false', 'w=majority&journal=false'])('%s is refused', (option) => {
  expect(() => assertWriteConcern(`mongodb://localhost/?${option}`)).toThrow('weaker');
});

test.each(['', 'w=majority', 'journal=true', 'w=1'])('«%s» is no weaker', (option) => {
  expect(() => assertWriteConcern(`mongodb://localhost/?${option}`)).not.toThrow();
});
