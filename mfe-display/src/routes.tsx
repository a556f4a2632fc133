import { Navigate, Route, Routes } from '@turno/shared-ui/router';
import { BoardScreen } from './board/board-screen.tsx';
import { NoBoardScreen } from './no-board/no-board-screen.tsx';
import { ROUTES } from './paths.ts';

/** Path -> screen. */
export function DisplayRoutes() {
  return (
    <Routes>
      <Route path={ROUTES.board} element={<BoardScreen />} />
      <Route path={ROUTES.root} element={<NoBoardScreen />} />
      <Route path="*" element={<Navigate to={ROUTES.root} replace />} />
    </Routes>
  );
}
