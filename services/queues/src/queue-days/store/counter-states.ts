import type { WebhookEvent } from '@turno/shared-types/webhooks';
import type { Collection, Db } from 'mongodb';
import { randomKey } from '../../core/index.ts';
import { afterAct, type CounterAct, type CounterFlags } from '../rules/counter-state.ts';
import { type CounterDocument, counterRecord, type FamilyState } from './counter-document.ts';
import type { CounterRecord, Revisions } from './counter-record.ts';
import { familyStates } from './family-states.ts';
import { createFinalClosings } from './final-closings.ts';

/** How many commands a counter remembers, so that each changes it once. */
const REMEMBERED = 30;
/** How many resumptions are kept: more than an estimate can need between the calls that it uses. */
const RESUMPTIONS = 21;

const CHANGES = {
  close: { field: 'own.closed', value: true, event: 'queue.closed' },
  reopen: { field: 'own.closed', value: false, event: 'queue.opened' },
  pause: { field: 'own.paused', value: true, event: 'queue.paused' },
  resume: { field: 'own.paused', value: false, event: 'queue.resumed' },
} as const satisfies Record<CounterAct, { field: string; value: boolean; event: WebhookEvent }>;

/** The state of the counter itself, apart from its multi-queue; by default the effective one. */
const OWN = {
  $set: {
    own: {
      closed: { $ifNull: ['$own.closed', '$closed'] },
      paused: { $ifNull: ['$own.paused', '$paused'] },
    },
  },
};
const IS_CLOSED = { $or: ['$own.closed', { $ifNull: ['$family.closed', false] }] };
const IS_PAUSED = { $or: ['$own.paused', { $ifNull: ['$family.paused', false] }] };
/** Set until every child has followed. */
const SPREADING = {
  $set: { spreading: true, version: { $add: [{ $ifNull: ['$version', 0] }, 1] } },
};

export type StateChange = {
  act: CounterAct;
  /** The only day on which the counter changes. */
  date: string;
  /** Identifies the command when its request is repeated. */
  commandId: string | null;
  /** For a pause of all automatic queues: the counter ignores it after it has followed this version or a newer one. */
  groupPauseVersion?: number;
  /** Whether the counter belongs to a multi-queue, whose children have to follow. */
  isFamily?: boolean;
  /** Whether not to notify the people who wait (QUE-046). */
  isQuiet?: boolean;
  /** Whether webhooks receive the change. */
  hasWebhooks?: boolean;
};

/** What is stored of an earlier command. */
type KnownCommand = {
  isChange: boolean;
  /** The state in which it left the counter; absent from commands of an older release. */
  left?: CounterFlags;
};

/** Closing and pausing: one update decides, by the same table as `rules/counter-state.ts`. */
export async function createCounterStates(db: Db, now: () => Date) {
  const counters = db.collection<CounterDocument>('counters');
  return {
    ...createFinalClosings(counters, now),
    ...(await familyStates(counters, (id, family) => follow(counters, id, family, now()))),
    /** The counter as this command left it; `null` when it belongs to another day, or is closed and therefore not paused. */
    async change(id: number, change: StateChange) {
      const { act, commandId, groupPauseVersion, isQuiet = false } = change;
      const after = await counters.findOneAndUpdate(
        { _id: id, ...changeable(change) },
        [
          OWN,
          ...(change.hasWebhooks ? [recordingEvent(act, now())] : []),
          ...(commandId === null ? [] : [rememberingIdle(act, commandId)]),
          { $set: { [CHANGES[act].field]: CHANGES[act].value, isQuiet } },
          effectiveAt(now()),
          ...(change.isFamily ? [SPREADING] : []),
          ...(groupPauseVersion === undefined ? [] : [{ $set: { groupPauseVersion } }]),
          ...(commandId === null ? [] : [remembering(commandId), rememberingLeft(commandId)]),
        ],
        { returnDocument: 'after' },
      );
      return after && { ...counterRecord(after), isChange: !isIdle(after, commandId) };
    },
    /** The effect of an earlier command; `null` when it is unknown. */
    async findCommand(id: number, commandId: string): Promise<KnownCommand | null> {
      const found = await counters.findOne(
        { _id: id, commandIds: commandId },
        { projection: { idleCommandIds: 1, commandsLeft: 1 } },
      );
      if (!found) return null;
      const isChange = !isIdle(found, commandId);
      const known = found.commandsLeft?.find((each) => each.id === commandId);
      if (!known) return { isChange };
      const { closed, paused } = known;
      return { isChange, left: { closed, paused } };
    },
    /**
     * S-10: from now on requests that were judged by an older revision of the settings, or of the hours, get no number.
     * Returns false, and changes nothing, when a number was issued since the counter was read.
     */
    async fence(
      { id, lastNumber }: CounterRecord,
      { settings = 0, hours = 0 }: Partial<Revisions>,
    ): Promise<boolean> {
      const update = { $max: { settingsFence: settings, hoursFence: hours } };
      return (await counters.updateOne({ _id: id, lastNumber }, update)).matchedCount === 1;
    },
    /** The existing counters of some queues on one date, including those of an event's slots. */
    async findOn(queueIds: readonly number[], date: string): Promise<CounterRecord[]> {
      const found = counters.find({ queueId: { $in: [...queueIds] }, date });
      return (await found.toArray()).map(counterRecord);
    },
  };
}

/** Matches the counter while the change can apply to it and has not been applied. */
function changeable({ act, date, commandId, groupPauseVersion }: StateChange) {
  const mayBeClosed = afterAct({ closed: true, paused: false }, act) !== null;
  return {
    date,
    removed: { $exists: false },
    ...(mayBeClosed ? {} : { closed: false }),
    ...(commandId === null ? {} : { commandIds: { $ne: commandId } }),
    ...(groupPauseVersion === undefined
      ? {}
      : { groupPauseVersion: { $not: { $gte: groupPauseVersion } } }),
  };
}

/**
 * A counter is closed or paused when it or its multi-queue is. It is a single stage, so that the fields on the right still have
 * their previous values: a queue that resumes records when.
 */
function effectiveAt(at: Date) {
  const goesOn = {
    $and: [{ $or: ['$closed', '$paused'] }, { $not: [{ $or: [IS_CLOSED, IS_PAUSED] }] }],
  };
  const known = { $ifNull: ['$resumedAt', []] };
  const all = { $concatArrays: [known, { $cond: [goesOn, [at], []] }] };
  return {
    $set: { closed: IS_CLOSED, paused: IS_PAUSED, resumedAt: { $slice: [all, -RESUMPTIONS] } },
  };
}

/** Adds the event for webhooks, unless the counter is already in that state. */
function recordingEvent(act: CounterAct, at: Date) {
  const { field, value, event } = CHANGES[act];
  const due = { id: `${event}.${randomKey()}`, event, at };
  const all = { $concatArrays: [{ $ifNull: ['$eventsDue', []] }, [{ $literal: due }]] };
  const isChange = { $ne: [`$${field}`, value] };
  return {
    $set: { eventsDue: { $cond: [isChange, all, { $ifNull: ['$eventsDue', '$$REMOVE'] }] } },
  };
}

/** Records a command that changes nothing. */
function rememberingIdle(act: CounterAct, commandId: string) {
  const { field, value } = CHANGES[act];
  const known = { $ifNull: ['$idleCommandIds', []] };
  const added = { $cond: [{ $eq: [`$${field}`, value] }, [{ $literal: commandId }], []] };
  return { $set: { idleCommandIds: { $slice: [{ $concatArrays: [known, added] }, -REMEMBERED] } } };
}

function isIdle({ idleCommandIds }: CounterDocument, commandId: string | null): boolean {
  return commandId !== null && idleCommandIds?.includes(commandId) === true;
}

function remembering(commandId: string) {
  const known = { $ifNull: ['$commandIds', []] };
  const all = { $concatArrays: [known, [{ $literal: commandId }]] };
  return { $set: { commandIds: { $slice: [all, -REMEMBERED] } } };
}

/** S-15: records the state of the counter for repetitions of the command, whatever others change later. */
function rememberingLeft(commandId: string) {
  const known = { $ifNull: ['$commandsLeft', []] };
  const left = { id: { $literal: commandId }, closed: '$closed', paused: '$paused' };
  const all = { $concatArrays: [known, [left]] };
  return { $set: { commandsLeft: { $slice: [all, -REMEMBERED] } } };
}

/** Applies the state of a multi-queue to the counter of a child, unless that follows a newer one already. */
async function follow(
  counters: Collection<CounterDocument>,
  id: number,
  family: FamilyState,
  at: Date,
): Promise<void> {
  const isOlder = [
    { 'family.version': { $exists: false } },
    { 'family.version': { $lt: family.version } },
  ];
  const filter = { _id: id, removed: { $exists: false }, $or: isOlder };
  await counters.updateOne(filter, [OWN, { $set: { family, isQuiet: false } }, effectiveAt(at)]);
}
