/** Editing of queues by a manager: creating, changing and removing them. */
export { finishQueues } from './actions/remove-queue.ts';
export type { Deps } from './deps.ts';
export { queueRoutes } from './routes/queues.ts';
