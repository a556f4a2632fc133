import { LOCALES } from '@turno/shared-types/constants';
import { firstQueue } from './new-merchant.ts';

const wanted = { id: 7, merchantId: 3, locale: 'it' as const };

test('G-45 QUE-030 the first queue of a merchant is a standard free one, without parent and siblings', () => {
  expect(firstQueue(wanted)).toMatchObject({
    id: 7,
    merchantId: 3,
    name: 'Banco',
    shortName: 'BA1',
    type: 'standard',
    passMode: 'free',
    multiQueue: false,
    parentQueueId: null,
    capacity: 1,
    defaultWaitingTime: 300,
  });
});

test('G-45 it takes capacity and time from the registration, within the limits of a queue', () => {
  const queue = firstQueue({ ...wanted, capacity: 4, defaultWaitingTime: 90 });
  expect(queue).toMatchObject({ capacity: 4, defaultWaitingTime: 90 });
  expect(queue).not.toHaveProperty('locale');
});

test('G-45 QUE-023 S-01 its name and the letters of its tickets are in the language of the registration', () => {
  const names = LOCALES.map((locale) => {
    const { name, shortName, ticketPrefix } = firstQueue({ ...wanted, locale });
    return [locale, name, shortName, ticketPrefix];
  });
  expect(names.toSorted()).toEqual([
    ['de', 'Schalter', 'SC1', 'SC'],
    ['en', 'Counter', 'CO1', 'CO'],
    ['es', 'Mostrador', 'MO1', 'MO'],
    ['it', 'Banco', 'BA1', 'BA'],
  ]);
});
