import { openCollection } from '@turno/kit';
import type { Collection, Db, IndexDescription } from 'mongodb';
import type { TicketDocument } from './ticket-documents.ts';

/** Opens the collection with the unique indexes that decide between concurrent writes. */
export function openTickets(db: Db): Promise<Collection<TicketDocument>> {
  return openCollection<TicketDocument>(db, {
    name: 'tickets',
    shardKey: { counterId: 1 },
    indexes: INDEXES,
  });
}

const INDEXES: IndexDescription[] = [
  { key: { counterId: 1, number: 1 }, unique: true },
  {
    key: { counterId: 1, userId: 1 },
    unique: true,
    partialFilterExpression: { active: true },
    name: 'one_waiting_ticket_in_a_queue',
  },
  {
    key: { counterId: 1, callId: 1 },
    unique: true,
    partialFilterExpression: { callId: { $exists: true } },
    name: 'one_ticket_of_a_command_in_a_queue',
  },
  {
    key: { 'pastCalls.callId': 1 },
    partialFilterExpression: { 'pastCalls.callId': { $exists: true } },
  },
  { key: { callId: 1 }, partialFilterExpression: { callId: { $exists: true } }, name: 'commands' },
  {
    key: { counterId: 1, 'desk.id': 1, callAfter: 1 },
    unique: true,
    partialFilterExpression: { callAfter: { $exists: true } },
    name: 'one_call_of_a_desk_after_another',
  },
  { key: { counterId: 1, state: 1, number: 1, paxCount: 1, createdAt: 1 } },
  { key: { userId: 1, date: -1, createdAt: -1 } },
  {
    key: { counterId: 1, state: 1, sortKey: 1, number: 1 },
    partialFilterExpression: { sortKey: { $exists: true } },
    name: 'waiting_out_of_the_order_of_numbers',
  },
  { key: { counterId: 1, words: 1 }, partialFilterExpression: { words: { $exists: true } } },
  {
    key: { counterId: 1, asideAt: 1 },
    partialFilterExpression: { asideAt: { $exists: true } },
  },
  { key: { code: 1 } },
  {
    key: { 'deskChange.commandId': 1 },
    partialFilterExpression: { 'deskChange.commandId': { $exists: true } },
  },
  { key: { 'move.id': 1 }, partialFilterExpression: { 'move.id': { $exists: true } } },
  {
    key: { 'arriving.moveId': 1 },
    partialFilterExpression: { 'arriving.moveId': { $exists: true } },
  },
  { key: { 'transfer.to': 1 }, partialFilterExpression: { 'transfer.to': { $exists: true } } },
  { key: { erasedUserId: 1 }, partialFilterExpression: { erasedUserId: { $exists: true } } },
  { key: { counterId: 1, sideEffectsDue: 1 }, partialFilterExpression: { sideEffectsDue: true } },
];
