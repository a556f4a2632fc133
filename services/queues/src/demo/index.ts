/** The demonstration data: merchants with openings and queues, and today's visitors in them. Not part of a deployment. */
export { demoPlaces } from './demo-places.ts';
export { loadDemo } from './load-demo.ts';
