import type { Prepare, RemoteProps } from '@turno/shared-types';
import { parseBoardSettings } from '@turno/shared-types/board-settings';
import { UnattendedFrame } from '@turno/shared-ui/boot';
import { screenPart } from '@turno/shared-ui/components';
import { loadTexts } from '@turno/shared-ui/i18n';
import { Navigate, useLocation, useMatch } from '@turno/shared-ui/router';
import { useState } from 'react';
import { BoardScreen } from './board/board-screen.tsx';
import { texts } from './locales/texts.ts';
import { OwnBoard } from './own-board.tsx';
import { merchantIdFrom, ROUTES } from './paths.ts';
import { storedDevice, useStoredDevice } from './shared/pairing/stored-device.ts';

// A board loads no code of the kiosk.
const Kiosk = screenPart(() =>
  import(/* webpackChunkName: 'route-kiosk' */ './kiosk/kiosk.tsx').then((module) => module.Kiosk),
);

/** The public board and the kiosk, for a React host that provides a router. */
export function Remote(props: RemoteProps) {
  const { search } = useLocation();
  const paired = useStoredDevice('board')?.pairedTo;
  const own = useBoardMatch() ? null : paired;
  // The language in the board's settings takes precedence over the one it was paired in, and both over the host's.
  const { lang } = parseBoardSettings(own?.settings ?? search).settings;
  const locale = lang?.[0] ?? own?.language ?? props.locale;
  return (
    <UnattendedFrame props={{ ...props, locale }} texts={texts}>
      <DisplayRoutes />
    </UnattendedFrame>
  );
}

/** Loads the texts of a language before the first render. */
export const prepare: Prepare = (locale) => loadTexts(texts, locale);

/** Path -> screen. These paths need no `<Routes>`, which would add 2 kB to a standalone board. */
export function DisplayRoutes() {
  const board = useBoardMatch();
  const own = useMatch(ROUTES.own);
  const pair = useMatch(ROUTES.pair);
  const { pathname, search } = useLocation();
  // A screen that is unpaired while it runs, or while it was off, shows its code in its place.
  const [isKnown] = useState(() => storedDevice('board') !== null);
  const isOwn = pathname === ROUTES.root || pair || (own && isKnown);
  const kiosk = useMatch(ROUTES.kiosk);
  if (board) return <BoardScreen merchantId={board.params.merchantId} settings={search} />;
  if (kiosk) return <Kiosk merchantId={merchantIdFrom(kiosk.params.merchantId)} />;
  return isOwn ? <OwnBoard /> : <Navigate to={ROUTES.root} replace />;
}

/** The address that names a board by its merchant. */
function useBoardMatch() {
  const match = useMatch(ROUTES.board);
  return useMatch(ROUTES.pair) ? null : match;
}
