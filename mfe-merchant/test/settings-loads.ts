import {
  apiKeysCall,
  categoriesCall,
  franchisingsCall,
  mapPlaceCall,
  merchantCall,
  readFranchiseInvitationCall,
  readInvitationCall,
} from '@turno/shared-types';
import { webhooksCall } from '@turno/shared-types/webhooks';
import { reply } from '@turno/shared-ui/test';
import { PLACE } from './registration.tsx';
import type { Load } from './screen-load.ts';
import { bakery } from './show.tsx';

const AT = '2026-11-21T09:30:00.000Z';
const CHAIN = { id: 1, name: 'Catena', logoUrl: null, ticketsExpireIn: null, brandColour: null };
const TOKEN = 'T'.repeat(43);
const settings = [
  reply(apiKeysCall, []),
  reply(webhooksCall, []),
  reply(franchisingsCall, []),
  reply(categoriesCall, []),
];

/** The loads of the settings, of invitations and of a registration. */
export const SETTINGS_LOADS: Record<string, Load> = {
  'the API keys': {
    path: '/merchant-settings',
    call: apiKeysCall,
    answer: reply(apiKeysCall, [
      {
        id: 1,
        name: 'Cassa',
        scopes: ['read'],
        prefix: 'turno_1_1_AbCd',
        createdAt: AT,
        createdBy: 9,
        lastUsedAt: null,
        previous: null,
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
        id: 1,
        url: 'https://cassa.example/turno',
        events: ['ticket.called'],
        enabled: true,
        failingSince: null,
        createdAt: AT,
        previousSecretEndsAt: null,
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
      merchant: { id: 7, name: 'Forno Aurora' },
      email: 'new@example.com',
      role: 'desk',
      state: 'open',
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
