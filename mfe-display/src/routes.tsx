import { Navigate, useMatch } from '@turno/shared-ui/router';
import { BoardScreen } from './board/board-screen.tsx';
import { NoBoardScreen } from './no-board/no-board-screen.tsx';
import { ROUTES } from './paths.ts';

/** Path -> screen. Two paths need no `<Routes>`, which would add 2 kB to a standalone board. */
export function DisplayRoutes() {
  const board = useMatch(ROUTES.board);
  const root = useMatch(ROUTES.root);
  if (board) return <BoardScreen merchantId={board.params.merchantId} />;
  return root ? <NoBoardScreen /> : <Navigate to={ROUTES.root} replace />;
}
