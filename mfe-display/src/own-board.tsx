import { optionalPart, screenPart } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { BoardScreen } from './board/board-screen.tsx';
import { deviceChangesAtom } from './shared/device-changes.ts';
import { useStoredDevice } from './shared/pairing/stored-device.ts';

// Loaded by screens that are paired or want to be, and not by those whose address names the board.
const PairingScreen = screenPart(() =>
  import(/* webpackChunkName: 'pairing' */ './shared/pairing/pairing-screen.tsx').then(
    (module) => module.PairingScreen,
  ),
);
const FollowDevice = optionalPart(() =>
  import(/* webpackChunkName: 'pairing' */ './shared/pairing/follow-device.ts').then(
    (module) => module.FollowDevice,
  ),
);

/** The board that this screen is paired to, or the code to pair it by. */
export function OwnBoard() {
  const board = useStoredDevice('board')?.pairedTo;
  const changes = useAtomValue(deviceChangesAtom);
  if (!board) return <PairingScreen kind="board" />;
  return (
    <>
      {/* The new key remounts it, so that it asks immediately. */}
      <FollowDevice key={changes} kind="board" />
      <BoardScreen merchantId={String(board.merchantId)} settings={board.settings} />
    </>
  );
}
