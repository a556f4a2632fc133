import type { WebhookEvent } from '@turno/shared-types/webhooks';
import type { Collection, Db } from 'mongodb';
import { randomKey } from '../../core/index.ts';
import { afterAct, type CounterAct, type CounterFlags } from '../rules/counter-state.ts';
import { type CounterDocument, counterRecord, type FamilyState } from './counter-document.ts';
import type { CounterRecord } from './counter-record.ts';
import { familyStates } from './family-states.ts';
import { createFinalClosings } from './final-closings.ts';

/** Commands a counter remembers, so that each of them changes it once. */
const REMEMBERED = 30;
/** Latest stops that an estimate may need: more than there are calls between them. */
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
  /** Known again when the same request comes twice. */
  commandId: string | null;
  /** Of all automatic queues together: the counter ignores it once it has followed this version or a newer one. */
  groupPauseVersion?: number;
  /** Whether it is a multi-queue's, whose children have to follow. */
  isFamily?: boolean;
  /** Whether the people who wait are not told (QUE-046). */
  isQuiet?: boolean;
  /** Whether webhooks are to receive what changes. */
  hasWebhooks?: boolean;
};

/** What is known of a command that came before. */
type KnownCommand = {
  isChange: boolean;
  /** How it left the counter; absent from commands of an older release. */
  left?: CounterFlags;
};

/** Closing and pausing: one update decides, by the same table as `rules/counter-state.ts`. */
export async function createCounterStates(db: Db, now: () => Date) {
  const counters = db.collection<CounterDocument>('counters');
  return {
    ...createFinalClosings(counters, now),
    ...(await familyStates(counters, (id, family) => follow(counters, id, family, now()))),
    /** The counter as this command left it; `null` when it is of another day, or closed against a pause. */
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
    /** What a command did that came before; `null` when it is not known. */
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
     * S-10: from now on requests that were judged by settings older than this revision get no number. Returns false, and
     * changes nothing, when a number was given since the counter was read.
     */
    async fence({ id, lastNumber }: CounterRecord, revision: number): Promise<boolean> {
      const update = { $max: { settingsFence: revision } };
      return (await counters.updateOne({ _id: id, lastNumber }, update)).matchedCount === 1;
    },
    /** The counters of some queues on one date, those of an event's slots too; none is made. */
    async findOn(queueIds: readonly number[], date: string): Promise<CounterRecord[]> {
      const found = counters.find({ queueId: { $in: [...queueIds] }, date });
      return (await found.toArray()).map(counterRecord);
    },
  };
}

/** Selects the counter while the change may apply to it, and has not. */
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
 * A counter is closed or paused when it or its multi-queue is. In one stage, so that the fields on the
 * right still have their values from before: a queue that goes on after a stop records when.
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

/** Adds the event to those that webhooks are to receive, unless the counter is in that state already. */
function recordingEvent(act: CounterAct, at: Date) {
  const { field, value, event } = CHANGES[act];
  const due = { id: `${event}.${randomKey()}`, event, at };
  const all = { $concatArrays: [{ $ifNull: ['$eventsDue', []] }, [{ $literal: due }]] };
  const isChange = { $ne: [`$${field}`, value] };
  return {
    $set: { eventsDue: { $cond: [isChange, all, { $ifNull: ['$eventsDue', '$$REMOVE'] }] } },
  };
}

/** Notes a command that finds the counter as it wants it. */
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

/** S-15: a command that is repeated is answered as it left the counter, whatever others did since. */
function rememberingLeft(commandId: string) {
  const known = { $ifNull: ['$commandsLeft', []] };
  const left = { id: { $literal: commandId }, closed: '$closed', paused: '$paused' };
  const all = { $concatArrays: [known, [left]] };
  return { $set: { commandsLeft: { $slice: [all, -REMEMBERED] } } };
}

/** Lets the counter of a child follow its multi-queue, unless it follows something newer already. */
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
