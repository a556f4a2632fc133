import { screen } from '@testing-library/react';
import {
  type Call,
  franchisingCall,
  listMerchantsCall,
  type Merchant,
  merchantByVanityCall,
  merchantCall,
  parentCategoriesCall,
  type Queue,
  userTicketsCall,
} from '@turno/shared-types';
import { passOwnerCall, passOwnersCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  buildMerchant,
  buildPass,
  buildPassOwner,
  buildQueue,
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  neverAnswer,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { buildEvent, buildShow, buildShowTicket } from '../test/events.ts';
import { merchantReplies, show } from '../test/show.tsx';

const NAME = 'Antica Bottega del Grano e delle Farine di Montagna di Sotto e di Sopra';
const QUEUE = 'Sportello delle prenotazioni di pane senza glutine e di dolci su ordinazione';

const merchantWith = (change: Partial<Queue>): Merchant =>
  buildMerchant({ name: NAME, queues: [buildQueue({ name: QUEUE, ...change })] });
const event = buildEvent([buildShow()], { name: QUEUE });
const ticket = buildTicket();
const passTicket = buildTicket({
  queue: { ...ticket.queue, passMode: 'generic' },
  pass: { pass_type: { name: QUEUE } },
  pass_owner: { name: NAME },
});
const pass = buildPass({ pass_type: { ...buildPass().pass_type, name: QUEUE } });
const owner = buildPassOwner({ name: NAME, passes: [pass], activablePasses: [pass] });
const long = <T extends typeof ticket>(from: T): T => ({
  ...from,
  ticketValue: 'BAGL1047',
  displayName: NAME,
  merchant: { ...from.merchant, name: NAME },
  queue: { ...from.queue, name: QUEUE },
});

type Screen = { path: string; call: Call; replies: FakeReply[]; words: readonly string[] };

const lists = [reply(parentCategoriesCall, [])];
const shown = (merchant: Merchant) => [reply(userTicketsCall, []), ...merchantReplies(merchant)];
const SCREENS: Record<string, Screen> = {
  home: {
    path: '/',
    call: listMerchantsCall,
    replies: [...lists, reply(listMerchantsCall, [merchantWith({})])],
    words: [NAME],
  },
  'the merchant’s page': {
    path: '/m/forno-aurora',
    call: merchantByVanityCall,
    replies: shown(merchantWith({})),
    words: [NAME, QUEUE],
  },
  'a scanned code': {
    path: '/q/forno-aurora',
    call: merchantByVanityCall,
    replies: shown(merchantWith({})),
    words: [NAME, QUEUE],
  },
  'a number': {
    path: '/take-number/7/11',
    call: merchantCall,
    replies: shown(merchantWith({})),
    words: [NAME, QUEUE],
  },
  'a booking': {
    path: '/book-queue/7/11',
    call: merchantCall,
    replies: shown(merchantWith({ multiQueue: true, childQueues: [] })),
    words: [NAME, QUEUE],
  },
  shows: {
    path: '/events/forno-aurora',
    call: merchantByVanityCall,
    replies: shown(buildMerchant({ name: NAME, queues: [event] })),
    words: [NAME, QUEUE],
  },
  'free access': {
    path: '/free-access/forno-aurora',
    call: merchantByVanityCall,
    replies: shown(merchantWith({ listOnly: true })),
    words: [NAME, QUEUE],
  },
  'a ticket': {
    path: '/reservation/7/11',
    call: userTicketsCall,
    replies: [...merchantReplies(), reply(userTicketsCall, [long(ticket)])],
    words: [NAME, QUEUE, 'BAGL1047'],
  },
  'a ticket for a show': {
    path: '/show-event-ticket/7/11/501',
    call: userTicketsCall,
    replies: [...merchantReplies(), reply(userTicketsCall, [long(buildShowTicket())])],
    words: [NAME, QUEUE, 'BAGL1047'],
  },
  'a ticket with passes': {
    path: '/show-pass/7/11',
    call: userTicketsCall,
    replies: [...merchantReplies(), reply(userTicketsCall, [long(passTicket)])],
    words: [NAME, QUEUE, 'BAGL1047'],
  },
  'the queues for passes': {
    path: '/aq/forno-aurora',
    call: merchantByVanityCall,
    replies: [...shown(merchantWith({ passMode: 'generic' })), reply(passOwnersCall, [owner])],
    words: [NAME, QUEUE],
  },
  'one’s queues': {
    path: '/user-queues',
    call: userTicketsCall,
    replies: [reply(userTicketsCall, [long(ticket)])],
    words: [NAME, QUEUE, 'BAGL1047'],
  },
  'one’s people and their passes': {
    path: '/my-tickets',
    call: passOwnersCall,
    replies: [reply(passOwnersCall, [buildPassOwner({ id: null, name: null }), owner])],
    words: [NAME],
  },
  'the passes of a person': {
    path: '/ticket-passes/31',
    call: passOwnerCall,
    replies: [reply(passOwnerCall, owner)],
    words: [NAME, QUEUE],
  },
};

const session = buildSession();
const failing = (call: Call, answer: FakeReply, { path, replies }: Screen) =>
  show(path, { session, replies: [...replies.filter((each) => each.call !== call), answer] });

describe.each(Object.entries(SCREENS))('UI states: %s', (_, each) => {
  test('announces that it is loading', async () => {
    failing(each.call, neverAnswer(each.call), each);
    expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
  });

  test.each([
    ['without a network', failOffline(each.call), /Connessione assente/],
    [
      'when the services are busy',
      refuse(each.call, 'service_unavailable'),
      /Servizio non disponibile/,
    ],
  ])('%s it shows a message, offers a retry and then loads', async (_name, answer, words) => {
    const { user, gateway, container } = failing(each.call, answer, each);
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await axeViolations(container)).toEqual([]);
    gateway.answer(...each.replies);
    await user.click(retry);
    const [found] = await screen.findAllByText(each.words[0] ?? '', { exact: false });
    expect(found).toBeInTheDocument();
  });

  test('long names are shown in full', async () => {
    const { container } = show(each.path, { session, replies: each.replies });
    await screen.findAllByText(each.words[0] ?? '', { exact: false });
    for (const word of each.words) expect(container).toHaveTextContent(word);
    expect(await axeViolations(container)).toEqual([]);
  });
});

test('CON-017: a brand with a long name is said in full; one that does not come leaves the page as it is', async () => {
  const brand = { id: 4, name: NAME, logoUrl: null, ticketsExpireIn: null, brandColour: null };
  const replies = [...lists, reply(listMerchantsCall, []), reply(franchisingCall, brand)];
  const first = show('/', { replies, props: { franchiseId: 4 } });
  expect(await screen.findByRole('heading', { level: 1, name: new RegExp(NAME) })).toBeVisible();
  first.unmount();
  show('/', { replies: [...replies, failOffline(franchisingCall)], props: { franchiseId: 4 } });
  expect(await screen.findByText('Qui non c’è ancora nessuna attività')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
