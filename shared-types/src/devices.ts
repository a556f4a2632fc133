/** The screens of a venue; a separate entry point, because few pages need them. */
export {
  beginDevicePairingCall,
  changeDeviceCall,
  deviceCall,
  devicesCall,
  pairDeviceCall,
  unpairDeviceCall,
} from './calls/merchants/devices.ts';
export {
  DEVICE_CODE_LENGTH,
  DEVICE_CODE_SIGNS,
  type Device,
  type DeviceKind,
  type DeviceState,
  type NewDevicePairing,
} from './entities/device.ts';
