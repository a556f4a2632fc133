import { PASS_TYPE_ID } from '@turno/kit/wallets/test';
import { accessOf, type Call } from '@turno/shared-types';
import { SECRET } from '../app.ts';
import { type Journey, MANAGER } from '../journey.ts';
import type { State } from './state.ts';

/** A call as it is sent about a state: one of its paths, with a query where it has one. */
export type Asked = { definition: Call; path: string; query?: string; body?: object };

/** What was answered, and what of a success does not fit the contract. */
type Answer = {
  status: number;
  code: string | null;
  body: ReturnType<typeof JSON.parse>;
  problem: string | null;
};

const PLACE = 'turno-place-0001';

/** What the parts of an address are in a state; what is stored is named as it is stored. */
function partsOf({ testQueue, links, ...state }: State, path: string) {
  const { merchant, queue, counter } = testQueue;
  const isApple = path.includes('apple_wallet');
  return {
    merchantId: merchant.id,
    queueId: queue.id,
    vanity: merchant.vanity,
    userId: state.userId,
    counter: state.counter,
    ticketId: state.ticketId,
    queueDailyCounterId: counter.id,
    counterId: counter.id,
    categoryId: 2,
    franchisingId: 1,
    placeId: PLACE,
    code: links.statusCode,
    token: links.offerToken,
    serialNumber: links.serialNumber,
    passTypeId: PASS_TYPE_ID,
    deviceId: isApple ? links.phoneId : links.board.id,
    deskId: links.deskId,
    keyId: links.keyId,
    invitationId: links.invitationId,
    webhookId: links.webhookId,
    eventId: links.eventId,
    openingId: merchant.openings[0]?.id ?? 1,
  };
}

/** Asks as the holder of a ticket, as staff, as a screen, as a phone or as another service, whoever may. */
export async function askFor(
  journey: Journey,
  { definition, path, query = '', body }: Asked,
  state: State,
): Promise<Answer> {
  const parts: Record<string, string | number> = partsOf(state, path);
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`Nothing is known of ${name}.`);
    return String(part);
  });
  const response = await fetch(journey.app.service.url + address + query, {
    method: definition.method,
    headers: {
      ...(await senderOf(journey, { definition, path }, state)),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return answerOf(definition, response);
}

async function answerOf(definition: Call, response: Response): Promise<Answer> {
  const { status } = response;
  const text = await response.text();
  const isFile = status < 300 && definition.media !== undefined;
  const body = isFile || text === '' ? null : JSON.parse(text);
  const isRead = status < 300 && status !== 204 && !isFile;
  const { error = null } = isRead ? definition.reply.safeParse(body) : {};
  const code = status < 400 ? null : body.error_code;
  return { status, code, body, problem: error && JSON.stringify(error.issues) };
}

async function senderOf(
  { app }: Journey,
  { definition, path }: Asked,
  { userId, links }: State,
): Promise<Record<string, string>> {
  const access = accessOf(definition, path.split('/')[1]);
  if (access === 'internal') return { 'x-internal-secret': SECRET };
  if (definition.device) {
    const { token } = definition.method === 'GET' ? links.board : links.kiosk;
    return { 'x-device-token': token };
  }
  if (path.includes('apple_wallet') && definition.isKeyless)
    return { authorization: `ApplePass ${links.appleToken}` };
  const isStaff = access === 'owner' || access === 'merchant';
  const isForGuests = definition.roles?.includes('ROLE_GUEST') ?? true;
  const { token } = isStaff
    ? await app.as(MANAGER, 'ROLE_MERCHANT')
    : await app.as(userId, isForGuests ? 'ROLE_GUEST' : 'ROLE_USER');
  return { authorization: `Bearer ${token}` };
}
