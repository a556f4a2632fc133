/** Live updates: streams to browsers that watch a merchant, and events to the bus, at a bounded pace. */
export { createLive, type Live } from './live.ts';
export { createPublisher } from './publisher.ts';
export { eventRoutes } from './routes/events.ts';
