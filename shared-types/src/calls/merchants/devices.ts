import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LOCALES } from '../../constants.ts';
import {
  deviceCode,
  deviceKindSchema,
  deviceName,
  deviceSchema,
  deviceSettings,
  deviceStateSchema,
  newDevicePairingSchema,
} from '../../entities/device.ts';
import { idText, nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';

const merchantParams = z.object({ merchantId: idText });
const deviceParams = z.object({ merchantId: idText, deviceId: idText });
const path = '/private/merchants/:merchantId/devices';

export const beginDevicePairingCall = call({
  service: 'queues',
  method: 'POST',
  path: '/device-pairings',
  summary: 'Get a code for a screen, which staff enter within ten minutes',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: z.strictObject({ kind: deviceKindSchema, language: z.enum(LOCALES) }),
  reply: newDevicePairingSchema,
  status: 201,
  errors: [],
});

export const deviceCall = call({
  service: 'queues',
  method: 'GET',
  path: '/device',
  summary: 'Whether a screen is paired, and its settings',
  access: 'anyone',
  device: true,
  params: nothing,
  query: nothing,
  body: nothing,
  reply: deviceStateSchema,
  status: 200,
  errors: ['device_unknown'],
});

export const devicesCall = call({
  service: 'queues',
  method: 'GET',
  path,
  summary: 'The screens of a merchant, in the order they were paired',
  access: 'owner',
  permission: 'devices',
  params: merchantParams,
  query: nothing,
  body: nothing,
  reply: z.array(deviceSchema),
  status: 200,
  errors: [],
});

export const pairDeviceCall = call({
  service: 'queues',
  method: 'POST',
  path,
  summary: 'Pair the screen that shows a code',
  access: 'owner',
  permission: 'devices',
  activity: 'pair-device',
  params: merchantParams,
  query: nothing,
  body: z.strictObject({
    code: deviceCode,
    name: deviceName,
    /** Absent means the defaults. */
    settings: z.optional(deviceSettings),
  }),
  reply: deviceSchema,
  status: 201,
  errors: ['device_code_unknown', 'devices_exceeded'],
});

export const changeDeviceCall = call({
  service: 'queues',
  method: 'PUT',
  path: `${path}/:deviceId`,
  summary: 'Change the name or the settings of a screen, which follows at once',
  access: 'owner',
  permission: 'devices',
  activity: 'edit-device',
  params: deviceParams,
  query: nothing,
  body: z.strictObject({
    name: deviceName,
    settings: deviceSettings,
    /** The revision on which the change is based; a newer one means that another change came first. */
    revision: z.int().check(z.minimum(1)),
  }),
  reply: deviceSchema,
  status: 200,
  errors: ['device_not_found', 'device_changed'],
});

export const unpairDeviceCall = call({
  service: 'queues',
  method: 'DELETE',
  path: `${path}/:deviceId`,
  summary: 'Unpair a screen, at once and for good',
  access: 'owner',
  permission: 'devices',
  activity: 'unpair-device',
  params: deviceParams,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: [],
});
