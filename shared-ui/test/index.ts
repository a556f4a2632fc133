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
export { newUser, passTime, setClock, settle } from './clock.ts';
export { brokenPuzzle, easyPuzzle } from './easy-puzzle.ts';
export { expectWayOn, FAILURES } from './failures.ts';
export { fakeAudio } from './fake-audio.ts';
export { type FakeEventSource, fakeEventSources, setUpEventSources } from './fake-event-source.ts';
export {
  type FakeGateway,
  type FakeReply,
  failOffline,
  neverAnswer,
  openFakeGateway,
  refuse,
  reply,
  type SeenRequest,
  slowly,
} from './fake-gateway.ts';
export { buildRemoteProps, memoryStorage } from './remote-props.ts';
export {
  closeGateways,
  mine,
  type RenderedScreen,
  renderForMerchant,
  renderScreen,
  type ScreenOptions,
} from './render-screen.tsx';
export { loadBeforeTests, noTexts } from './texts.ts';
export { setVisibility } from './visibility.ts';
