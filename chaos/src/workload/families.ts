import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { FamilyOutcome } from '../evidence/evidence.ts';
import type { ClientRequest, Entry } from '../evidence/history.ts';
import { createRandom } from '../random.ts';
import { type Actor, callNext, type HeldTicket, type Run, remove } from './operations.ts';
import type { Families, TargetQueue } from './scenario.ts';
import { sendWithRetry } from './send-with-retry.ts';

const AT_ONCE = 8;
const CALL_EVERY_MS = 500;
const UNDO_MS = 30_000;
const GIVE_BACK_MS = 180_000;
const GIVE_BACK_EVERY_MS = 1_000;

/** All families, some at a time. */
export async function runFamilies(run: Run, seed: number): Promise<void> {
  const { families } = run.scenario;
  const left = [...(families?.accounts ?? [])];
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let accounts = left.shift(); families && accounts; accounts = left.shift()) {
      run.families.push(await runFamily({ run, seed, families, accounts }));
    }
  });
  await Promise.all(workers);
}

type Family = { run: Run; seed: number; families: Families; accounts: [number, number] };

/**
 * Two accounts take one shared pass over at once. The winner gives it to one of two people, activates it, and takes numbers
 * at two rides with its only use; leaves, takes another number, and is called. Two gates let them in at once; the entry is
 * undone, and they enter again.
 */
async function runFamily({ run, seed, families, accounts }: Family): Promise<FamilyOutcome> {
  const { park } = families;
  const staff = actorOf(run, seed, park.managerId, `staff of ${accounts[0]}`);
  const passId = await createPass(staff, park.passTypeId);
  const token = await share(staff, passId);
  const phones = accounts.map((userId) => actorOf(run, seed, userId, `family ${userId}`));
  const redeemed = await Promise.all(phones.map((phone) => redeem(phone, token)));
  const winner = phones[redeemed.findIndex(({ status }) => status === 200)] ?? phones[0];
  if (!winner) throw new Error('a family has two phones');
  const people = await Promise.all(['Anna', 'Luca'].map((name) => addPerson(winner, name)));
  const assign = (operation: 'associate' | 'activate') => async (personId: number) => {
    const { entry } = await send(winner, operation, {
      path: `/private/users/${winner.userId}/pass_owners/${personId}/${operation}_passes`,
      body: { passIds: [passId] },
    });
    return { personId, status: entry.status };
  };
  const associated = await Promise.all(people.map(assign('associate')));
  const personId = associated.find(({ status }) => status === 200)?.personId ?? 0;
  const activated = await Promise.all([personId, personId].map(assign('activate')));
  const [first, second, third] = park.rides;
  const ride = (target: TargetQueue) => takeRide(winner, target, { id: personId, passId });
  const used = await Promise.all([ride(first), ride(second)]);
  for (const { ticket } of used) if (ticket) await remove(winner, ticket);
  const again = await untilGivenBack(() => ride(third));
  const outcome = {
    passId,
    redeemed,
    associated,
    ticket: again.ticket,
    activated: activated.map(({ status }) => status),
    used: used.map(({ status }) => status),
    usedAgain: again.status,
  };
  return { ...outcome, ...(await enterAndUndo(staff, again)) };
}

type Used = { status: number | null; ticket: HeldTicket | null; code: string };

/** Passes may be away while a ticket is removed: its use is given back as soon as they are there again. */
async function untilGivenBack(ride: () => Promise<Used>): Promise<Used> {
  const deadline = performance.now() + GIVE_BACK_MS;
  for (;;) {
    const used = await ride();
    if (used.status === 201 || performance.now() > deadline) return used;
    await wait(GIVE_BACK_EVERY_MS);
  }
}

/** Two gates at once; then the entry is undone, and the ticket enters again. */
async function enterAndUndo(staff: Actor, { ticket, code }: Used) {
  if (!ticket) {
    return { entered: [], undone: null, isUndoLate: false, enteredAgain: null };
  }
  await callUpTo(staff, ticket);
  const at = `/private/merchants/${ticket.target.merchantId}/queues/checkin_ticket`;
  const enter = () => send(staff, 'enter', { path: at, body: { token: code } });
  const gates = await Promise.all([enter(), enter()]);
  const enteredFrom = Math.min(...gates.map(({ entry }) => entry.sentAt));
  const entryId = gates.find(({ entry }) => entry.status === 200)?.body.entryId;
  const undo = { path: `${at}/undo`, body: { entryId, reason: 'turned_back' } };
  const undone = await send(staff, 'undo', undo);
  const enteredAgain = await enter();
  return {
    entered: gates.map(({ entry }) => entry.status),
    undone: undone.entry.status,
    isUndoLate: (undone.entry.answeredAt ?? 0) - enteredFrom > UNDO_MS,
    enteredAgain: enteredAgain.entry.status,
  };
}

/** Calls until the number of a ticket is served; the desks of other families call from the same queue. */
async function callUpTo(staff: Actor, { target, counterId, number }: HeldTicket): Promise<void> {
  const { history } = staff.run;
  const isServed = (entry: Entry) =>
    entry.queueId === target.queueId && (entry.served ?? 0) >= number;
  while (!history.some(isServed)) {
    const served = await callNext(staff, { ...target, counterId }, { key: staff.random.key() });
    if (served === null) await wait(CALL_EVERY_MS);
  }
}

async function takeRide(
  actor: Actor,
  target: TargetQueue,
  pass: { id: number; passId: number },
): Promise<Used> {
  const { merchantId, queueId } = target;
  const path = `/public/merchants/${merchantId}/queues/${queueId}/lineup`;
  const body = { paxCount: 1, passOwners: [pass] };
  const { entry, body: reply } = await request(actor, 'line-up', { path, body }, queueId);
  const { status, key } = entry;
  const [counterId, number] = [Number(reply.queueDailyCounterId), Number(reply.counter)];
  const isTaken = status === 201;
  actor.run.history.push(isTaken ? { ...entry, counterId, number } : entry);
  const ticket = isTaken ? { target, counterId, number, key } : null;
  return { status, ticket, code: String(reply.checkInCode) };
}

async function createPass(staff: Actor, passTypeId: number): Promise<number> {
  const path = `/private/users/${staff.userId}/passes`;
  const { body } = await send(staff, 'create-passes', { path, body: { passTypeId, passCount: 1 } });
  return Number(Array.isArray(body.passIds) ? body.passIds[0] : 0);
}

async function share(staff: Actor, passId: number): Promise<string> {
  const path = `/private/users/${staff.userId}/passes/share`;
  const { body } = await send(staff, 'share', { path, body: { passIds: [passId], staff: true } });
  return String(body.shareToken);
}

async function redeem(phone: Actor, token: string) {
  const path = `/private/users/${phone.userId}/passes/redeem`;
  const { entry } = await send(phone, 'redeem', { path, body: { token } });
  return { userId: phone.userId, status: entry.status };
}

async function addPerson(phone: Actor, name: string): Promise<number> {
  const path = `/private/users/${phone.userId}/pass_owners`;
  const { body } = await send(phone, 'add-person', { path, body: { name } });
  return Number(body.id);
}

type Command = { path: string; body: object };

/** Sends a command until it is decided, and records it. */
async function send(actor: Actor, operation: ClientRequest['operation'], command: Command) {
  const answer = await request(actor, operation, command);
  actor.run.history.push(answer.entry);
  return answer;
}

function request(
  { run, userId, token, random }: Actor,
  operation: ClientRequest['operation'],
  { path, body }: Command,
  queueId = 0,
): ReturnType<typeof sendWithRetry> {
  const clientRequest = { operation, userId, queueId, key: random.key() };
  const httpRequest = { method: 'POST', path, token, body } as const;
  return sendWithRetry({ ...run, random }, clientRequest, httpRequest);
}

function actorOf(run: Run, seed: number, userId: number, stream: string): Actor {
  const role = stream.startsWith('staff') ? 'ROLE_MERCHANT' : 'ROLE_USER';
  const token = run.scenario.tokenOf(userId, role);
  return { run, userId, token, random: createRandom(seed, stream) };
}
