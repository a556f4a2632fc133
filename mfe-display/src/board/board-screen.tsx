import { BOARD_FIRST_LOAD_MS } from '@turno/shared-types/constants';
import { EmptyState, Spinner, useDelayed, useTitle } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import {
  applyEvent,
  atomWithFollowedQuery,
  type MerchantEvent,
  merchantQuery,
  useFollowedMerchant,
} from '@turno/shared-ui/live/followed-merchant';
import { atomFamily } from '@turno/shared-ui/query';
import { Navigate } from '@turno/shared-ui/router';
import { atom, useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { merchantIdFrom, ROUTES } from '../paths.ts';
import s from './board.module.css';
import { BoardView } from './board-view.tsx';

/** DIS-001: the public board of one merchant; an invalid id redirects. */
export function BoardScreen({ merchantId }: { merchantId: string | undefined }) {
  const id = merchantIdFrom(merchantId);
  if (id === null) return <Navigate to={ROUTES.root} replace />;
  return <Board key={id} merchantId={id} />;
}

function Board({ merchantId }: { merchantId: number }) {
  useFollowedMerchant(merchantId, boardEventAtom);
  const { data, error, dataUpdatedAt } = useAtomValue(boardAtomFor(merchantId));
  const hasWaited = useDelayed(BOARD_FIRST_LOAD_MS);
  // ERR-012, DIS-009. After a network failure a board keeps showing what it has.
  if (error && !data) {
    return <Navigate to={ROUTES.root} replace state={{ failedMerchantId: merchantId }} />;
  }
  if (!data || !hasWaited) return <Loader />;
  if (data.closedAt) return <ClosedBoard name={data.name} />;
  return <BoardView merchant={data} updatedAt={dataUpdatedAt} hasFailed={error !== null} />;
}

/** DIS-008 */
function Loader() {
  const t = useTexts(texts);
  useTitle(t('title'));
  return (
    <div className={s.loader} data-theme="board">
      <Spinner size={96} label={t('loading')} />
    </div>
  );
}

/** S-08: the board of a merchant that has closed for good. */
function ClosedBoard({ name }: { name: string }) {
  const t = useTexts(texts);
  useTitle(t('title'));
  return (
    <div className={s.loader} data-theme="board">
      <EmptyState title={t('closedForGood', { name })} />
    </div>
  );
}

/** The merchant whose board this is. A board on a second screen counts as hidden and still has to be right. */
const boardAtomFor = atomFamily((merchantId: number) =>
  atomWithFollowedQuery(() => ({
    ...merchantQuery(merchantId),
    refetchIntervalInBackground: true,
  })),
);

/** Applies an event of the stream to the board. */
const boardEventAtom = atom(null, (get, _set, merchantId: number, event: MerchantEvent) =>
  applyEvent(get, merchantQuery(merchantId), event),
);
