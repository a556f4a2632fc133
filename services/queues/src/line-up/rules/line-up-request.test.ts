import { lineUpRequestText } from './line-up-request.ts';

test('an absent party is one person, and requests differ in every field', () => {
  expect(lineUpRequestText(1, {}, {})).toBe(lineUpRequestText(1, { paxCount: 1 }, {}));
  const asks = [
    lineUpRequestText(1, {}, {}),
    lineUpRequestText(2, {}, {}),
    lineUpRequestText(1, { paxCount: 2 }, {}),
    lineUpRequestText(1, { displayName: 'Bianchi' }, {}),
    lineUpRequestText(1, { phone: '+39 06 5550 1' }, {}),
    lineUpRequestText(1, {}, { time: '19:00' }),
    lineUpRequestText(1, {}, { time: '19:00', date: '2026-11-22' }),
    lineUpRequestText(1, { passOwners: [{ id: 1, passId: 2 }] }, {}),
    lineUpRequestText(1, { passOwners: [{ id: 1, passId: 3 }] }, {}),
    lineUpRequestText(1, { byText: true }, {}),
    lineUpRequestText(1, { byText: true, travelMinutes: 10 }, {}),
  ];
  expect(new Set(asks).size).toBe(asks.length);
});

// Request texts are stored with their tickets. A change of the format would make a retry look like another request.
test.each([
  { name: 'nothing', body: {}, time: null, text: '[7,1,"",""]' },
  { name: 'empty texts', body: { displayName: '', phone: '' }, time: null, text: '[7,1,"",""]' },
  {
    name: 'a party with a name',
    body: { paxCount: 3, displayName: 'Bianchi', phone: '12' },
    time: null,
    text: '[7,3,"Bianchi","12"]',
  },
  { name: 'a show', body: {}, time: '19:00', text: '[7,1,"","","19:00",null]' },
  {
    name: 'passes',
    body: { passOwners: [{ id: 4, passId: 9 }] },
    time: null,
    text: '[7,1,"","",null,[[4,9]]]',
  },
  {
    name: 'texts',
    body: { byText: true, travelMinutes: 10 },
    time: null,
    text: '[7,1,"","","text",10]',
  },
  { name: 'texts at once', body: { byText: true }, time: null, text: '[7,1,"","","text"]' },
  { name: 'a way alone', body: { travelMinutes: 10 }, time: null, text: '[7,1,"",""]' },
])('what is asked for with $name is always written alike', ({ body, time, text }) => {
  expect(lineUpRequestText(7, body, { time })).toBe(text);
});
