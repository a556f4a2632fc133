import { managersCall, queueTicketsCall } from '@turno/shared-types';
import { activityCall } from '@turno/shared-types/activity';
import { devicesCall } from '@turno/shared-types/devices';
import { merchantPassTypesCall } from '@turno/shared-types/passes';
import { reportCall, todayReportCall } from '@turno/shared-types/reports';
import { buildTicket, reply } from '@turno/shared-ui/test';
import { buildType } from './pass-types.ts';
import { figures, NO_REPORT, NO_TODAY } from './reports.ts';
import type { Load } from './screen-load.ts';
import { SETTINGS_LOADS } from './settings-loads.ts';

const AT = '2026-11-21T09:30:00.000Z';
const LUCA = { userId: 9, name: 'Luca', email: null, role: 'desk' as const, since: null };
const waiting = buildTicket({ ticketValue: 'FO9', counter: 9, displayName: 'Rossi' });
const team = reply(managersCall, { managers: [LUCA], invitations: [] });
const report = [reply(todayReportCall, NO_TODAY), reply(reportCall, NO_REPORT)];

/** The loads of every screen. */
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
          id: 'a',
          at: AT,
          kind: 'call',
          userId: 9,
          role: 'desk',
          keyId: null,
          desk: 'Banco',
          queue: null,
          ticketValue: 'FO8',
          memberId: null,
          givenRole: null,
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
        id: 3,
        merchantId: 7,
        kind: 'board',
        name: 'Sala',
        settings: '',
        language: 'it',
        revision: 4,
        pairedAt: AT,
        lastSeenAt: AT,
      },
    ]),
    words: /Sala/,
    empty: [reply(devicesCall, []), /Nessuno schermo collegato/],
  },
  'the figures of today': {
    path: '/merchant-figures',
    call: todayReportCall,
    answer: reply(todayReportCall, {
      ...NO_TODAY,
      figures: figures({ arrivals: 4_711 }),
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
      ...NO_REPORT,
      total: figures({ arrivals: 4_711 }),
      days: [{ date: '2026-11-14', ...figures({ arrivals: 4_711 }) }],
    }),
    words: /4711/,
    empty: [reply(reportCall, NO_REPORT), /nessuno ha preso un numero/],
    others: report,
  },
  ...SETTINGS_LOADS,
};
