import type { Prepare, RemoteProps } from '@turno/shared-types';
import { parseBoardSettings } from '@turno/shared-types/board-settings';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { loadTexts, useTexts } from '@turno/shared-ui/i18n';
import { Navigate, useLocation, useMatch } from '@turno/shared-ui/router';
import { BoardNotice } from './board/board-notice.tsx';
import { BoardScreen } from './board/board-screen.tsx';
import { texts } from './locales/texts.ts';
import { ROUTES } from './paths.ts';

/** The public board, for a React host that provides a router. */
export function Remote(props: RemoteProps) {
  const { search } = useLocation();
  // The language in the board's address wins over that of its host.
  const locale = parseBoardSettings(search).settings.lang?.[0] ?? props.locale;
  return (
    <RemoteFrame props={{ ...props, locale }} texts={texts}>
      <DisplayRoutes />
    </RemoteFrame>
  );
}

/** Loads the texts of a language before the first render. */
export const prepare: Prepare = (locale) => loadTexts(texts, locale);

/** Path -> screen. Two paths need no `<Routes>`, which would add 2 kB to a standalone board. */
export function DisplayRoutes() {
  const board = useMatch(ROUTES.board);
  const root = useMatch(ROUTES.root);
  if (board) return <BoardScreen merchantId={board.params.merchantId} />;
  return root ? <NoBoard /> : <Navigate to={ROUTES.root} replace />;
}

/** The root of a standalone board explains which address shows one. */
function NoBoard() {
  const t = useTexts(texts);
  return <BoardNotice title={t('noBoardTitle')}>{t('noBoardHint')}</BoardNotice>;
}
