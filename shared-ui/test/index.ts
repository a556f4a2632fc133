import '@testing-library/jest-dom';

export {
  buildCounter,
  buildEntrance,
  buildMerchant,
  buildPass,
  buildPassOwner,
  buildQueue,
  buildSession,
  buildTicket,
} from '@turno/shared-types/test-data';
export { axeViolations } from './axe-violations.ts';
export { expectWayOn, FAILURES } from './failures.ts';
export { fakeAudio } from './fake-audio.ts';
export { type FakeEventSource, fakeEventSources } from './fake-event-source.ts';
export {
  type FakeGateway,
  type FakeReply,
  failOffline,
  neverAnswer,
  openFakeGateway,
  refuse,
  reply,
  type SeenRequest,
} from './fake-gateway.ts';
export { holdTimers } from './hold-timers.ts';
export { buildRemoteProps, memoryStorage } from './remote-props.ts';
export {
  closeGateways,
  mine,
  type RenderedScreen,
  renderForMerchant,
  renderScreen,
  type ScreenOptions,
} from './render-screen.tsx';
export { stopClock } from './stop-clock.ts';
export { loadBeforeTests, noTexts } from './texts.ts';
