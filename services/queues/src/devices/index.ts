/** The screens of a venue, boards and kiosks: paired by a code, changed and unpaired by staff, authenticated by a token. */
export { deviceAuthenticated } from './actions/authenticate.ts';
export type { Deps } from './deps.ts';
export { deviceRoutes } from './routes/devices.ts';
export { createDeviceStores } from './store/device-stores.ts';
