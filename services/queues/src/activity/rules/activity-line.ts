import { STAFF_ROLES, type StaffRole } from '@turno/shared-types';
import type { ActivityKind, Entry } from '@turno/shared-types/activity';
import { actorOf } from '../../core/index.ts';

/** One staff command, as ids. */
export type ActivityLine = {
  merchantId: number;
  at: Date;
  kind: ActivityKind | Entry['kind'];
  userId?: number;
  role?: StaffRole;
  keyId?: number;
  deskId?: number;
  queueId?: number;
  counterId?: number;
  /** The number of the ticket. */
  number?: number;
  /** The team member whom the command changed. */
  memberId?: number;
  givenRole?: StaffRole;
};

type Command = {
  activity: ActivityKind;
  caller: Parameters<typeof actorOf>[0];
  params: unknown;
  body: unknown;
  reply: unknown;
};

type Details = {
  [Key in Exclude<keyof ActivityLine, 'merchantId' | 'at' | 'kind' | 'userId' | 'role' | 'keyId'>]:
    | ActivityLine[Key]
    | undefined;
};

const REVERTED: Partial<Record<ActivityKind, ActivityKind>> = { close: 'reopen', pause: 'resume' };

/** The line of a command, with the ids of its path, its body and, for what it created, its reply. */
export function lineOf(command: Command, at: Date): ActivityLine | null {
  const { activity, caller, params, body, reply } = command;
  const merchantId = numberAt(params, 'merchantId') ?? numberAt(reply, 'merchantId');
  if (merchantId === undefined) return null;
  const isReverted = fieldOf(body, 'revert') === true;
  const kind = (isReverted && REVERTED[activity]) || activity;
  const details: Details = {
    deskId: numberAt(params, 'deskId') ?? numberAt(body, 'deskId') ?? newId('add-desk', command),
    queueId:
      numberAt(params, 'queueId') ?? numberAt(reply, 'queueId') ?? newId('add-queue', command),
    counterId: numberAt(params, 'counterId') ?? numberAt(reply, 'queueDailyCounterId'),
    number: numberAt(params, 'counter') ?? newNumber(activity, reply),
    memberId: numberAt(params, 'userId'),
    givenRole: roleAt(body),
  };
  // Fields without a value are not stored.
  const known = Object.entries(details).filter(([, value]) => value !== undefined);
  return { merchantId, at, kind, ...actorOf(caller), ...Object.fromEntries(known) };
}

/** Only adding a customer creates a number. */
function newNumber(activity: ActivityKind, reply: unknown): number | undefined {
  return activity === 'add-customer' ? numberAt(reply, 'counter') : undefined;
}

/** The id of what a command of this kind created. */
function newId(kind: ActivityKind, { activity, reply }: Command): number | undefined {
  return activity === kind ? numberAt(reply, 'id') : undefined;
}

function fieldOf(thing: unknown, key: string): unknown {
  return typeof thing === 'object' && thing !== null ? Reflect.get(thing, key) : undefined;
}

function numberAt(thing: unknown, key: string): number | undefined {
  const value = fieldOf(thing, key);
  return typeof value === 'number' ? value : undefined;
}

function roleAt(body: unknown): StaffRole | undefined {
  const role = fieldOf(body, 'role');
  return STAFF_ROLES.find((each) => each === role);
}
