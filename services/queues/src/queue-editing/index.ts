/** What a manager does with queues: create, change and remove them. */
export { finishQueues } from './actions/remove-queue.ts';
export type { Deps } from './deps.ts';
export { queueRoutes } from './routes/queues.ts';
