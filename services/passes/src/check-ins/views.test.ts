import { checkInCall } from '@turno/shared-types';
import { presentCheckIn } from './routes.ts';

const ADMISSION = {
  queueDailyCounterId: 5,
  counter: 7,
  ticketValue: 'A7',
  queueName: 'Banco',
  paxCount: 2,
  isFastTrack: true,
  checkedInAt: '2026-11-21T10:00:00.000Z',
};

test('PAS-033 the record says what staff have to know, and nothing else of the ticket', () => {
  const record = presentCheckIn({ code: 'K7QX2MBP9D', entryId: 'e', admission: ADMISSION });
  expect(checkInCall.reply.parse(record)).toEqual(record);
  expect(record).toMatchObject({
    status: 'success',
    time: ADMISSION.checkedInAt,
    isFastTrack: true,
  });
  expect(record).not.toHaveProperty('counter');
});
