import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StaffRole, VerifiedApiKey } from '@turno/shared-types';
import type { Hours } from '@turno/shared-types/rules';
import { AT, admission, errorResponse, PARTY, type Ticket } from './queues-answers.ts';

const SECRET = 'a secret for the tests';

type AdmitRequest = {
  merchantId: number;
  token: string;
  nonce: string;
  paxCount?: number;
  checkedPassesOf?: string | null;
};
type Entry = {
  token: string;
  nonce: string;
  paxCount: number;
  /** How many people it left outside, and how many its undo did. */
  left: number;
  leftAtUndo?: number;
};
/** The body of every request; of a verification it names the key. */
type Sent = AdmitRequest & { key?: string; merchantIds?: number[]; by?: object; changeId?: string };

export type QueuesStandIn = Awaited<ReturnType<typeof startQueuesStandIn>>;

/**
 * A fake of the queues service's HTTP API: user 1 manages merchant 10, and `managers` are added, a ticket admits each of two people once, the same nonce gets
 * the same answer. `admitRequests` lists what it received.
 */
export async function startQueuesStandIn(tickets: Record<string, Ticket>) {
  const admitRequests: AdmitRequest[] = [];
  const entries: Entry[] = [];
  const state = { isAway: false, isTooLate: false };
  /** Members of franchisings, as `franchising/user`, and the merchants of each franchising. */
  const teams = new Set<string>();
  const merchantsOf = new Map<number, { id: number; name: string }[]>();
  /** Merchants and their managers, as the path of the question ends. */
  const managers = new Set(['10/managers/1']);
  /** The roles of those who are no owners. */
  const staffRoles = new Map<string, StaffRole>();
  const statuses = new Map<string, 'exists' | 'gone'>();
  const apiKeys = new Map<string, VerifiedApiKey>();
  /** When merchants are open; the others are not known. */
  const venues = new Map<number, Hours>([[10, { timezone: 'Europe/Rome', openings: [] }]]);
  /** Who changed the pass types of a merchant: one line for each change. */
  const typeChanges: { merchantId: number; by: object | undefined }[] = [];
  const announced = new Set<string>();

  function answer(path: string, { key, ...request }: Sent): { status: number; body: unknown } {
    if (state.isAway) return errorResponse('service_unavailable');
    if (path === '/internal/api_keys/verify')
      return { status: 200, body: { key: apiKeys.get(key ?? '') ?? null } };
    const [, changedAt] = /^\/internal\/merchants\/(\d+)\/pass_type_changes/.exec(path) ?? [];
    if (changedAt) {
      const { by, changeId } = request;
      if (changeId && !announced.has(changeId)) {
        typeChanges.push({ merchantId: Number(changedAt), by });
        announced.add(changeId);
      }
      return { status: 200, body: { name: `Parco ${changedAt}` } };
    }
    const [, openAt] = /^\/internal\/merchants\/(\d+)\/venue/.exec(path) ?? [];
    if (openAt) {
      const venue = venues.get(Number(openAt));
      return venue ? { status: 200, body: { venue } } : errorResponse('merchant_not_found');
    }
    if (path.startsWith('/internal/merchants/')) {
      const who = path.replace('/internal/merchants/', '');
      const role = staffRoles.get(who) ?? (managers.has(who) ? 'owner' : null);
      return { status: 200, body: { role } };
    }
    const userId = /^\/internal\/users\/(\d+)\/managed_merchants/.exec(path)?.[1];
    if (userId) {
      const all = [...managers].map((each) => Number(each.split('/', 1)[0]));
      const merchantIds = (request.merchantIds ?? all).filter((id) =>
        managers.has(`${id}/managers/${userId}`),
      );
      return { status: 200, body: { merchantIds } };
    }
    const [, franchising, member] = /^\/internal\/franchising\/(\d+)\/team\/(\d+)/.exec(path) ?? [];
    if (franchising) {
      const own = merchantsOf.get(Number(franchising)) ?? [];
      const merchants = own.filter(({ id }) => request.merchantIds?.includes(id));
      const isOfTeam = teams.has(`${franchising}/${member}`);
      return { status: 200, body: { isOfTeam, merchants: isOfTeam ? merchants : [] } };
    }
    if (path === '/internal/tickets/is_code') {
      return { status: 200, body: { isTicket: tickets[request.token] !== undefined } };
    }
    const ticketId = /^\/internal\/tickets\/([0-9a-f]{24})\/status/.exec(path)?.[1];
    if (ticketId) return { status: 200, body: { status: statuses.get(ticketId) ?? 'gone' } };
    if (path === '/internal/tickets/undo_checkin') return undo(request.nonce);
    admitRequests.push(request);
    const ticket = tickets[request.token];
    if (!ticket) return errorResponse('qr_invalid');
    if (ticket.error) return errorResponse(ticket.error);
    const { token, nonce } = request;
    const known = entries.find((entry) => entry.nonce === nonce);
    if (known) {
      const isUndone = known.leftAtUndo === undefined ? {} : { isUndone: true };
      const body = { ...admission(ticket, known.paxCount, known.left), ...isUndone };
      return { status: 200, body };
    }
    const { passTicketId, ...plain } = ticket;
    if (leftOf(token) === 0) return errorResponse('ticket_already_scanned', { checkedInAt: AT });
    if (passTicketId && request.checkedPassesOf !== passTicketId) {
      const venue = venues.get(request.merchantId);
      const due = { passTicketId, passesDue: { queueId: 100, venue } };
      return { status: 200, body: { ...admission(plain, 0, leftOf(token)), ...due } };
    }
    const paxCount = request.paxCount ?? leftOf(token);
    if (paxCount > leftOf(token)) return errorResponse('pax_count_invalid');
    const left = leftOf(token) - paxCount;
    entries.push({ token, nonce, paxCount, left });
    return { status: 200, body: admission(ticket, paxCount, left) };
  }

  function leftOf(token: string): number {
    const inside = entries.filter(
      (entry) => entry.token === token && entry.leftAtUndo === undefined,
    );
    return inside.reduce((left, { paxCount }) => left - paxCount, PARTY);
  }

  function undo(nonce: string) {
    const entry = entries.find((each) => each.nonce === nonce);
    if (!entry) return errorResponse('ticket_not_found');
    if (state.isTooLate && entry.leftAtUndo === undefined)
      return errorResponse('undo_too_late', { n: 30 });
    entry.leftAtUndo ??= leftOf(entry.token) + entry.paxCount;
    const undone = admission({}, entry.paxCount, entry.leftAtUndo);
    return { status: 200, body: { ...undone, isAnybodyInside: leftOf(entry.token) < PARTY } };
  }

  const server = createServer(async (request, response) => {
    const isTrusted = request.headers['x-internal-secret'] === SECRET;
    const { status, body } = isTrusted
      ? answer(request.url ?? '', await bodyOf(request))
      : errorResponse('forbidden');
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    secret: SECRET,
    admitRequests,
    state,
    managers,
    staffRoles,
    teams,
    merchantsOf,
    statuses,
    apiKeys,
    typeChanges,
    venues,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Sent> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text || '{}');
}
