import type { Pass, PassOwner } from '@turno/shared-types';
import { Button, RefreshCw, Sheet, useToast } from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { runPeriodically } from '@turno/shared-ui/live';
import { type PassCode, type Shared, useOpenCodes } from '@turno/shared-ui/pass-codes';
import { QrCode } from '@turno/shared-ui/qr';
import { Countdown } from '@turno/shared-ui/time';
import { keepAwake } from '@turno/shared-ui/wake-lock';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords, type Words } from '../../locales/texts.ts';
import { refreshOwnersAtom } from '../../shared/passes/atoms.ts';
import s from '../my-tickets.module.css';
import { withdrawAtom } from './atoms.ts';

/** CST-016: side of the code that another phone reads from this screen. */
const SHARED_QR_PX = 300;
/** How often the phone checks whether the other one has scanned the code. */
const CHECK_MS = 4_000;

type ShareCodesProps = {
  /** First the codes for people, then those for passes without an owner. */
  codes: readonly PassCode[];
  /**
   * All codes that the sheet was opened with; after a withdrawal that failed in part, `codes` contains only those that are
   * left.
   */
  issued: readonly PassCode[];
  shared: Shared;
  people: readonly PassOwner[];
  unnamed: readonly Pass[];
  onClose: () => void;
  /** Issues other codes for what is still in this account. */
  onRenew: () => void;
  isRenewing: boolean;
  /** Shows only the codes that could not be withdrawn. */
  onLeft: (codes: readonly PassCode[]) => void;
  onHandedOver: () => void;
};

/** PAS-020: shows one code after the other for the other phone to scan, and detects when everything has been handed over. */
export function ShareCodes(props: ShareCodesProps) {
  const { codes, onClose } = props;
  const t = useWords();
  return (
    <Sheet isOpen={codes.length > 0} onOpenChange={onClose} title={t('passShare.codeTitle')}>
      {codes.length > 0 && <Codes {...props} />}
    </Sheet>
  );
}

function Codes({ codes, issued, shared, people, unnamed, ...props }: ShareCodesProps) {
  const t = useWords();
  const [at, setAt] = useState(0);
  // What was shared when the codes were issued; the lists of the account become shorter during the handover.
  const [given] = useState({ shared, people });
  const { isOpen, isUsed, isAnyOpen } = useOpenCodes(given.shared);
  useEffect(keepAwake, []);
  useHandedOver({ given: given.shared, people, unnamed, onHandedOver: props.onHandedOver });
  const code = codes[at] ?? codes[0];
  if (!code) return null;
  const what = wordsOf(t, code, given.people);
  const next = codes.indexOf(code) + 1;
  return (
    <div className={s.code}>
      {isOpen(code) && <OpenCode code={code} what={what} />}
      {isUsed(code) && <UsedCode what={what} />}
      {!isOpen(code) && !isUsed(code) && (
        <ExpiredCode what={what} isAnyOpen={isAnyOpen} {...props} />
      )}
      {next < codes.length && (
        <Button variant="secondary" isFullWidth onPress={() => setAt(next)}>
          {t('passShare.next', { at: next + 1, count: codes.length })}
        </Button>
      )}
      {isAnyOpen && <WithdrawButton codes={issued} onDone={props.onLeft} />}
    </div>
  );
}

/** The people or passes that a code hands over. */
function wordsOf(t: Words, { ownerIds, passIds }: PassCode, people: readonly PassOwner[]): string {
  const names = people.flatMap(({ id, name }) =>
    id !== null && ownerIds.includes(id) ? [name ?? ''] : [],
  );
  return ownerIds.length > 0 ? names.join(', ') : t('passes.count', { count: passIds.length });
}

function OpenCode({ code: { token, expiresAt }, what }: { code: PassCode; what: string }) {
  const t = useWords();
  return (
    <>
      <QrCode text={token} label={t('passShare.codeLabel', { what })} size={SHARED_QR_PX} />
      <strong>{what}</strong>
      <p>{t('passShare.codeText')}</p>
      <p className={s.typed}>
        {t('passShare.typed')}: <code>{token}</code>
      </p>
      <p>{t('passShare.stays')}</p>
      <Countdown label={t('passShare.validFor')} endsAt={expiresAt} />
    </>
  );
}

/** What a used code handed over; the other codes of the sheet can still be shown. */
function UsedCode({ what }: { what: string }) {
  const t = useWords();
  return (
    <>
      <strong>{what}</strong>
      <p role="status">{t('passShare.used')}</p>
    </>
  );
}

type WithdrawButtonProps = {
  codes: readonly PassCode[];
  onDone: (left: readonly PassCode[]) => void;
};

/**
 * PAS-036: withdraws the codes of the sheet and all others for the same people or passes. Ended codes are included, to find out
 * what was taken.
 */
function WithdrawButton({ codes, onDone }: WithdrawButtonProps) {
  const t = useWords();
  const toast = useToast();
  const withdrawCodes = useSetAtom(withdrawAtom);
  const refresh = useSetAtom(refreshOwnersAtom);
  const [isPending, setPending] = useState(false);
  const withdraw = async () => {
    setPending(true);
    const { taken, left, error } = await withdrawCodes(codes);
    setPending(false);
    if (taken !== 'nothing') void refresh();
    if (left.length > 0) toast.error(errorText(t, error));
    else if (taken === 'nothing') toast.success(t('passShare.withdrawn'));
    else toast(t(taken === 'all' ? 'passShare.used' : 'passShare.usedInPart'), { kind: 'info' });
    onDone(left);
  };
  return (
    <Button variant="secondary" isFullWidth isPending={isPending} onPress={() => void withdraw()}>
      {t('passShare.withdraw')}
    </Button>
  );
}

type ExpiredCodeProps = Pick<ShareCodesProps, 'onRenew' | 'isRenewing'> & {
  what: string;
  isAnyOpen: boolean;
};

/** PAS-036: in place of an expired code, which no phone could redeem, offers a new one. */
function ExpiredCode({ what, isAnyOpen, onRenew, isRenewing }: ExpiredCodeProps) {
  const t = useWords();
  return (
    <>
      <strong>{what}</strong>
      <p role="alert">
        {t('passShare.codeExpired')}
        {!isAnyOpen && ` ${t('passShare.stillHere')}`}
      </p>
      <Button icon={<RefreshCw aria-hidden />} isPending={isRenewing} onPress={onRenew}>
        {t('passShare.newCode')}
      </Button>
    </>
  );
}

type HandOver = Pick<ShareCodesProps, 'people' | 'unnamed' | 'onHandedOver'> & { given: Shared };

/** Refetches the owners while a code is shown; ends when nothing of what was shared is left in this account. */
function useHandedOver({ given, people, unnamed, onHandedOver }: HandOver) {
  const t = useWords();
  const toast = useToast();
  const refresh = useSetAtom(refreshOwnersAtom);
  const isHere =
    people.some(({ id }) => id !== null && given.ownerIds.includes(id)) ||
    unnamed.some(({ id }) => given.passIds.includes(id));
  const end = useEffectEvent(() => {
    toast.success(t('passShare.done'));
    onHandedOver();
  });
  useEffect(() => runPeriodically(CHECK_MS, refresh).stop, [refresh]);
  useEffect(() => {
    if (!isHere) end();
  }, [isHere]);
}
