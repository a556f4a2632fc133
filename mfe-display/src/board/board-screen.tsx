import {
  BOARD_SETTING_EXAMPLES,
  type BoardSettingProblem,
  type BoardSettings,
  isBoardSetting,
  parseBoardSettings,
} from '@turno/shared-types/board-settings';
import { BOARD_FIRST_LOAD_MS, WANTED_PARAMETER } from '@turno/shared-types/constants';
import { isOfSite } from '@turno/shared-types/rules';
import { franchiseIdAtom } from '@turno/shared-ui/boot';
import { Spinner, useDelayed, useTitle } from '@turno/shared-ui/components';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { CallError } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { keepAwake } from '@turno/shared-ui/wake-lock';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { texts } from '../locales/texts.ts';
import { merchantIdFrom } from '../paths.ts';
import { merchantAtomFor, screenEventAtom } from '../shared/followed-merchant.ts';
import s from './board.module.css';
import { BoardNotice } from './board-notice.tsx';
import { BoardView } from './board-view.tsx';

type ScreenProps = {
  merchantId: string | undefined;
  /** The settings, as in the query of a board's address. */
  settings: string;
};

/** DIS-001: the public board of one merchant. */
export function BoardScreen({ merchantId, settings: text }: ScreenProps) {
  const id = merchantIdFrom(merchantId);
  const { settings, problems } = useMemo(() => parseBoardSettings(text), [text]);
  if (id === null) return <WrongAddress />;
  const own = problems.filter(({ name }) => name !== WANTED_PARAMETER);
  if (own.length > 0) return <WrongSettings problems={own} />;
  return <Board key={id} merchantId={id} settings={settings} />;
}

function Board({ merchantId, settings }: { merchantId: number; settings: BoardSettings }) {
  useFollowedMerchant(merchantId, screenEventAtom);
  const { data, error, dataUpdatedAt } = useAtomValue(merchantAtomFor(merchantId));
  const franchiseId = useAtomValue(franchiseIdAtom);
  const hasWaited = useDelayed(BOARD_FIRST_LOAD_MS);
  useEffect(keepAwake, []);
  // ERR-012, DIS-009. After any other failure a board keeps showing what it has, and retries.
  if (error && !data) {
    return isNotFound(error) ? <WrongAddress /> : <WaitingBoard />;
  }
  if (!data || !hasWaited) return <Loader />;
  if (!isOfSite(data, franchiseId)) return <WrongAddress />;
  if (data.closedAt) return <ClosedBoard name={data.name} />;
  const update = { updatedAt: dataUpdatedAt, hasFailed: error !== null };
  return <BoardView merchant={data} settings={settings} {...update} />;
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

function isNotFound(error: Error): boolean {
  return error instanceof CallError && error.status === 404;
}

/** Shown by a board that started while the services are unreachable; the query retries every few seconds. */
function WaitingBoard() {
  const t = useTexts(texts);
  return <BoardNotice title={t('failedTitle')}>{t('failedHint')}</BoardNotice>;
}

/**
 * Shown for an address without a board on this site. It does not redirect: on a wall nobody would recognise the visitors' home
 * page as a mistake.
 */
function WrongAddress() {
  const t = useTexts(texts);
  return <BoardNotice title={t('wrongSettings')} />;
}

/** Shown for an address with invalid settings: it lists each of them, so that they can be corrected. */
function WrongSettings({ problems }: { problems: readonly BoardSettingProblem[] }) {
  const t = useTexts(texts);
  const lines = problems.map(({ name, value }) => {
    const given = `${name}=${value}`;
    return isBoardSetting(name)
      ? t('wrongValue', { given, example: `${name}=${BOARD_SETTING_EXAMPLES[name]}` })
      : t('unknownSetting', { given, names: Object.keys(BOARD_SETTING_EXAMPLES).join(', ') });
  });
  return <BoardNotice title={t('wrongSettings')}>{lines.join(' ')}</BoardNotice>;
}

/** S-08: shown in place of the board of a merchant that has closed for good. */
function ClosedBoard({ name }: { name: string }) {
  const t = useTexts(texts);
  return <BoardNotice title={t('closedForGood', { name })} />;
}
