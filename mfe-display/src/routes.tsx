import { Navigate, useMatch } from '@turno/shared-ui/router';
import { BoardScreen } from './board/board-screen.tsx';
import { NoBoardScreen } from './no-board/no-board-screen.tsx';
import { ROUTES } from './paths.ts';

/** Path -> screen. Two addresses do not need a table of routes: a board alone downloads 2 kB less without it. */
export function DisplayRoutes() {
  const board = useMatch(ROUTES.board);
  const root = useMatch(ROUTES.root);
  if (board) return <BoardScreen merchantId={board.params.merchantId} />;
  return root ? <NoBoardScreen /> : <Navigate to={ROUTES.root} replace />;
}
