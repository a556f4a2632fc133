/** The steps that bring the database of an older release to the newest schema. */
import { dropIndexes, type Migration } from '@turno/kit';
import { allowanceSlots } from './allowance-slots.ts';
import { collectionNames } from './collection-names.ts';
import { eventsAsTheyHappened } from './events-as-they-happened.ts';
import { families } from './families.ts';
import { fieldNames } from './field-names.ts';
import { keysOfFormerManagers } from './keys-of-former-managers.ts';
import { lapsedTickets } from './lapsed-tickets.ts';
import { merchantClaims } from './merchant-claims.ts';
import { noticeFields, noticesByTicket } from './notices.ts';
import { referenceData } from './reference-data.ts';
import { reportDays } from './report-days.ts';
import { searchWords } from './search-words.ts';
import { seatsByNumber } from './seats-by-number.ts';
import { teams } from './teams.ts';
import { ticketPrefixes } from './ticket-prefixes.ts';
import { claimsLapse, verifiedMerchants } from './verified-merchants.ts';
import { walletRecords } from './wallet-records.ts';

export const MIGRATIONS: readonly Migration[] = [
  allowanceSlots,
  {
    version: 2,
    name: 'commands are unique in a queue, and the id of a counter follows from its day',
    async run(db) {
      await dropIndexes(db, 'tickets', ['one_ticket_of_a_press']);
      await dropIndexes(db, 'counters', ['queueId_1_date_1_time_1']);
    },
  },
  collectionNames,
  merchantClaims,
  fieldNames,
  ticketPrefixes,
  {
    version: 7,
    name: 'each desk calls one ticket after another, not each counter',
    run: (db) => dropIndexes(db, 'tickets', ['one_ticket_after_another']),
  },
  referenceData,
  verifiedMerchants,
  families,
  claimsLapse,
  keysOfFormerManagers,
  searchWords,
  teams,
  reportDays,
  walletRecords,
  noticesByTicket,
  seatsByNumber,
  noticeFields,
  eventsAsTheyHappened,
  lapsedTickets,
  // A placeholder: databases have already run a step with this number, and the sweeper finds what it marked (392).
  {
    version: 22,
    name: 'passes is notified of merchants that closed for good earlier',
    run: async () => undefined,
  },
  {
    version: 23,
    name: 'the log of deliveries is in the order of its events',
    run: (db) => dropIndexes(db, 'webhookDeliveries', ['merchantId_1_webhookId_1_recordedAt_-1']),
  },
];
