import { PAST_TICKET_SECONDS, STOP_CAPACITY_SECONDS } from '../../constants.ts';
import { isPhone } from './phone.ts';

test.each([
  '123456',
  '+123456789012345',
  '+39 06 5550 123',
  '065550123',
  '(06) 555-0123',
  '+1.202.555.0123',
  '06/5550123',
])('QUE-050 %s can be a phone number', (text) => expect(isPhone(text)).toBe(true));

test.each([
  '',
  '12345',
  'call me',
  '+39 06 5550 12a',
  '1234567890123456',
  '06+5550123',
  '++39065550',
  'tel 065550123',
  '065550123 x',
  '065550123\n',
])('QUE-050 %s cannot', (text) => expect(isPhone(text)).toBe(false));

test('CST-008 past tickets move after half an hour, the notice of capacity begins an hour before', () => {
  expect([PAST_TICKET_SECONDS, STOP_CAPACITY_SECONDS]).toEqual([1_800, 3_600]);
});
