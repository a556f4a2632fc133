import { merchantByVanityCall, merchantCall } from '@turno/shared-types';
import {
  buildMerchant,
  easyPuzzle,
  type FakeReply,
  loadBeforeTests,
  type RenderedScreen,
  renderScreen,
  reply,
  type ScreenOptions,
} from '@turno/shared-ui/test';
import { texts } from '../src/locales/texts.ts';
import { ConsumerRoutes } from '../src/remote.tsx';

loadBeforeTests(texts);

// No test finds what another one stored on the device.
beforeEach(() => localStorage.removeItem('turno.tickets'));

/** Opens the remote at a path, as its host would. */
export function show(path: string, options: Omit<ScreenOptions, 'path'> = {}): RenderedScreen {
  return renderScreen(<ConsumerRoutes />, { ...options, path, texts });
}

/** A merchant as both of its reads answer it. */
export function merchantReplies(merchant = buildMerchant()): FakeReply[] {
  return [reply(merchantCall, merchant), reply(merchantByVanityCall, merchant)];
}

export { easyPuzzle };
