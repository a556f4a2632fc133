/** Kiosks: tablets at the entrance that take numbers for people without a phone, and print slips. */
export { kioskRoutes } from './routes/kiosks.ts';
