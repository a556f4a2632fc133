import { addDesk, type DeskList, renameDesk } from './desk-list.ts';

const TWO: DeskList = {
  desks: [
    { id: 1, name: 'Counter 1' },
    { id: 4, name: 'Counter 2' },
  ],
  lastId: 4,
};

test('S-20 a new desk gets an id that no desk ever had', () => {
  const added = addDesk(TWO, 'Window');
  expect(added).toEqual({
    list: { desks: [...TWO.desks, { id: 5, name: 'Window' }], lastId: 5 },
    desk: { id: 5, name: 'Window' },
    isChange: true,
  });
});

test('S-20 the same name again returns the desk that has it', () => {
  expect(addDesk(TWO, 'counter 1')).toEqual({ list: TWO, desk: TWO.desks[0], isChange: false });
});

test('S-20 a merchant has fifty desks at most', () => {
  const desks = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, name: `${index}` }));
  expect(addDesk({ desks, lastId: 50 }, 'one more')).toEqual({
    code: 'desks_exceeded',
    payload: { n: 50 },
  });
});

test.each([
  { name: 'its own name in other letters', id: 1, wanted: 'COUNTER 1', code: undefined },
  { name: 'the name of another desk', id: 1, wanted: 'counter 2', code: 'name_exists' },
  { name: 'a desk that is gone', id: 3, wanted: 'Window', code: 'desk_not_found' },
])('S-20 renaming: $name', ({ id, wanted, code }) => {
  const renamed = renameDesk(TWO, id, wanted);
  expect('code' in renamed ? renamed.code : undefined).toBe(code);
});

test('S-20 renaming changes one desk and keeps its id and place', () => {
  const desk = { id: 4, name: 'Window' };
  expect(renameDesk(TWO, 4, 'Window')).toEqual({
    list: { desks: [TWO.desks[0], desk], lastId: 4 },
    desk,
    isChange: true,
  });
  expect(renameDesk(TWO, 1, 'Counter 1')).toMatchObject({ isChange: false });
  expect(renameDesk(TWO, 1, 'counter 1')).toMatchObject({ isChange: true });
});
