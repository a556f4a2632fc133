import {
  apiKeysCall,
  type Call,
  categoriesCall,
  franchisingsCall,
  managersCall,
  mapPlaceCall,
  merchantCall,
  queueTicketsCall,
  readFranchiseInvitationCall,
  readInvitationCall,
} from '@turno/shared-types';
import { activityCall } from '@turno/shared-types/activity';
import { devicesCall } from '@turno/shared-types/devices';
import { merchantPassTypesCall } from '@turno/shared-types/passes';
import { reportCall, todayReportCall } from '@turno/shared-types/reports';
import { webhooksCall } from '@turno/shared-types/webhooks';
import { buildTicket, type FakeReply, reply } from '@turno/shared-ui/test';
import { buildType } from './pass-types.ts';
import { PLACE } from './registration.tsx';
import { figures, NO_REPORT, NO_TODAY } from './reports.ts';
import { bakery } from './show.tsx';

const AT = '2026-11-21T09:30:00.000Z';
const LUCA = { userId: 9, name: 'Luca', email: null, role: 'desk' as const, since: null };
const CHAIN = { id: 1, name: 'Catena', logoUrl: null, ticketsExpireIn: null, brandColour: null };
const TOKEN = 'T'.repeat(43);
const waiting = buildTicket({ ticketValue: 'FO9', counter: 9, displayName: 'Rossi' });
const settings = [
  ...[reply(apiKeysCall, []), reply(webhooksCall, []), reply(franchisingsCall, [])],
  reply(categoriesCall, []),
];
const team = reply(managersCall, { managers: [LUCA], invitations: [] });
const report = [reply(todayReportCall, NO_TODAY), reply(reportCall, NO_REPORT)];

/** A load of a screen apart from the merchants of the account: its answer, an empty one, and the words of both. */
export type Load = {
  path: string;
  call: Call;
  answer: FakeReply;
  words: RegExp;
  empty?: [FakeReply, RegExp];
  others?: FakeReply[];
  /** Of a merchant, unless nobody is signed in. */
  session?: null;
};

export const LOADS: Record<string, Load> = {
  'who waits, on the dashboard': {
    path: '/manage-merchant',
    call: queueTicketsCall,
    answer: reply(queueTicketsCall, [{ ...waiting, executedAt: null }]),
    words: /Rossi/,
    empty: [reply(queueTicketsCall, []), /Nessuno aspetta/],
  },
  'the tickets of a queue': {
    path: '/queue-tickets/11',
    call: queueTicketsCall,
    answer: reply(queueTicketsCall, [waiting]),
    words: /FO9/,
    empty: [reply(queueTicketsCall, []), /Nessuno aspetta/],
  },
  'the pass types': {
    path: '/pass-types',
    call: merchantPassTypesCall,
    answer: reply(merchantPassTypesCall, [buildType()]),
    words: /Carnevale/,
    empty: [reply(merchantPassTypesCall, []), /Ancora nessun tipo di pass/],
  },
  'a pass type': {
    path: '/pass-types/9',
    call: merchantPassTypesCall,
    answer: reply(merchantPassTypesCall, [buildType()]),
    words: /Quante volte si può usare/,
    empty: [reply(merchantPassTypesCall, []), /Questo tipo di pass non c’è/],
  },
  'the people': {
    path: '/merchant-managers',
    call: managersCall,
    answer: team,
    words: /Luca/,
  },
  'the activity': {
    path: '/merchant-activity',
    call: activityCall,
    answer: reply(activityCall, {
      activities: [
        {
          ...{ id: 'a', at: AT, kind: 'call', userId: 9, role: 'desk', keyId: null, desk: 'Banco' },
          ...{ queue: null, ticketValue: 'FO8', memberId: null, givenRole: null },
        },
      ],
      next: null,
    }),
    words: /FO8/,
    empty: [reply(activityCall, { activities: [], next: null }), /Nessuna operazione/],
    others: [team],
  },
  'the screens': {
    path: '/merchant-boards',
    call: devicesCall,
    answer: reply(devicesCall, [
      {
        ...{ id: 3, merchantId: 7, kind: 'board', name: 'Sala', settings: '', language: 'it' },
        ...{ revision: 4, pairedAt: AT, lastSeenAt: AT },
      },
    ]),
    words: /Sala/,
    empty: [reply(devicesCall, []), /Nessuno schermo collegato/],
  },
  'the figures of today': {
    path: '/merchant-figures',
    call: todayReportCall,
    answer: reply(todayReportCall, {
      ...{ ...NO_TODAY, figures: figures({ arrivals: 4_711 }) },
      hours: [{ hour: 9, ...figures({ arrivals: 4_711 }) }],
    }),
    words: /4711/,
    empty: [reply(todayReportCall, NO_TODAY), /Oggi ancora nessun dato/],
    others: report,
  },
  'the figures of a period': {
    path: '/merchant-figures',
    call: reportCall,
    answer: reply(reportCall, {
      ...{ ...NO_REPORT, total: figures({ arrivals: 4_711 }) },
      days: [{ date: '2026-11-14', ...figures({ arrivals: 4_711 }) }],
    }),
    words: /4711/,
    empty: [reply(reportCall, NO_REPORT), /nessuno ha preso un numero/],
    others: report,
  },
  'the API keys': {
    path: '/merchant-settings',
    call: apiKeysCall,
    answer: reply(apiKeysCall, [
      {
        ...{ id: 1, name: 'Cassa', scopes: ['read'], prefix: 'turno_1_1_AbCd', createdAt: AT },
        ...{ createdBy: 9, lastUsedAt: null, previous: null },
      },
    ]),
    words: /Cassa/,
    empty: [reply(apiKeysCall, []), /Nessuna chiave/],
    others: settings,
  },
  'the webhooks': {
    path: '/merchant-settings',
    call: webhooksCall,
    answer: reply(webhooksCall, [
      {
        ...{ id: 1, url: 'https://cassa.example/turno', events: ['ticket.called'], enabled: true },
        ...{ failingSince: null, createdAt: AT, previousSecretEndsAt: null },
      },
    ]),
    words: /cassa\.example/,
    empty: [reply(webhooksCall, []), /Nessun webhook/],
    others: settings,
  },
  'an invitation to the team': {
    path: `/manager-invitation/${TOKEN}`,
    call: readInvitationCall,
    answer: reply(readInvitationCall, {
      ...{ merchant: { id: 7, name: 'Forno Aurora' }, email: 'new@example.com' },
      ...{ role: 'desk', state: 'open' },
    }),
    words: /Ti hanno invitato/,
  },
  'an invitation of a franchise': {
    path: `/franchise-invitation/${TOKEN}`,
    call: readFranchiseInvitationCall,
    answer: reply(readFranchiseInvitationCall, { franchising: CHAIN, state: 'open' }),
    words: /Catena ti invita/,
    others: settings,
  },
  'the place of a registration': {
    path: '/create-merchant/p-1',
    call: mapPlaceCall,
    answer: reply(mapPlaceCall, PLACE),
    words: /Via Lunga 4/,
    others: [reply(categoriesCall, [])],
    session: null,
  },
  'the welcome of a new merchant': {
    path: '/welcome/31',
    call: merchantCall,
    answer: reply(merchantCall, bakery(undefined, { id: 31, name: 'Bottega' })),
    words: /Bottega/,
  },
};
