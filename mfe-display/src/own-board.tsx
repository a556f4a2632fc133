import { optionalPart } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { BoardScreen } from './board/board-screen.tsx';
import { useStoredDevice } from './pairing/stored-device.ts';
import { deviceChangesAtom } from './shared/device-changes.ts';

// Loaded by screens that are paired or want to be, and not by those whose address names the board.
const PairingScreen = optionalPart(() =>
  import(/* webpackChunkName: 'pairing' */ './pairing/pairing-screen.tsx').then(
    (module) => module.PairingScreen,
  ),
);
const FollowDevice = optionalPart(() =>
  import(/* webpackChunkName: 'pairing' */ './pairing/follow-device.ts').then(
    (module) => module.FollowDevice,
  ),
);

/** The board that this screen is paired to, or the code to pair it by. */
export function OwnBoard() {
  const board = useStoredDevice()?.board;
  const changes = useAtomValue(deviceChangesAtom);
  if (!board) return <PairingScreen />;
  return (
    <>
      {/* A new one asks at once. */}
      <FollowDevice key={changes} />
      <BoardScreen merchantId={String(board.merchantId)} settings={board.settings} />
    </>
  );
}
