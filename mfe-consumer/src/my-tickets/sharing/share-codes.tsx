import type { Pass, PassOwner } from '@turno/shared-types';
import { Button, RefreshCw, Sheet, useToast } from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { runPeriodically } from '@turno/shared-ui/live';
import { QrCode } from '@turno/shared-ui/qr';
import { Countdown } from '@turno/shared-ui/time';
import { keepAwake } from '@turno/shared-ui/wake-lock';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { refreshOwnersAtom } from '../../shared/passes/atoms.ts';
import s from '../my-tickets.module.css';
import { type ShareCode, type Shared, withdrawAtom } from './atoms.ts';

/** CST-016: side of the code that another phone reads from this screen. */
const SHARED_QR_PX = 300;
/** How often the phone checks whether the other one has scanned the code. */
const CHECK_MS = 4_000;

type ShareCodesProps = {
  /** For people, then for passes that belong to nobody yet. */
  codes: readonly ShareCode[];
  shared: Shared;
  people: readonly PassOwner[];
  unnamed: readonly Pass[];
  onClose: () => void;
  /** Shows other codes for what is left here. */
  onRenew: () => void;
  isRenewing: boolean;
  onHandedOver: () => void;
};

/** PAS-020: one code after the other for the other phone to scan. The sheet notices when everything has been handed over. */
export function ShareCodes(props: ShareCodesProps) {
  const { codes, onClose } = props;
  const t = useWords();
  return (
    <Sheet isOpen={codes.length > 0} onOpenChange={onClose} title={t('passShare.codeTitle')}>
      <Codes key={codes.map(({ token }) => token).join()} {...props} />
    </Sheet>
  );
}

function Codes({ codes, shared, people, unnamed, ...props }: ShareCodesProps) {
  const { onClose, onRenew, isRenewing, onHandedOver } = props;
  const t = useWords();
  const [at, setAt] = useState(0);
  // One that was open before ends earlier.
  const expiresAt = Math.min(...codes.map((code) => code.expiresAt));
  const [isExpired, setExpired] = useState(expiresAt <= Date.now());
  useEffect(keepAwake, []);
  useHandedOver({ shared, people, unnamed, onHandedOver });
  // The list loses the people whom the other phone takes over; the sheet goes on naming them.
  const [shown] = useState(people);
  const { token = '', ownerIds = [], passIds = [] } = codes[at] ?? {};
  const names = shown.flatMap(({ id, name }) =>
    id !== null && ownerIds.includes(id) ? [name ?? ''] : [],
  );
  const ofPasses = t('passes.count', { count: passIds.length });
  const what = ownerIds.length > 0 ? names.join(', ') : ofPasses;
  if (isExpired) return <ExpiredCodes onRenew={onRenew} isRenewing={isRenewing} />;
  return (
    <div className={s.code}>
      <QrCode text={token} label={t('passShare.codeLabel', { what })} size={SHARED_QR_PX} />
      <strong>{what}</strong>
      <p>{t('passShare.codeText')}</p>
      <p className={s.typed}>
        {t('passShare.typed')}: <code>{token}</code>
      </p>
      <p>{t('passShare.stays')}</p>
      <Countdown
        label={t('passShare.validFor')}
        endsAt={expiresAt}
        onEnd={() => setExpired(true)}
      />
      {at + 1 < codes.length && (
        <Button variant="secondary" isFullWidth onPress={() => setAt(at + 1)}>
          {t('passShare.next', { at: at + 2, count: codes.length })}
        </Button>
      )}
      <WithdrawButton codes={codes} onDone={onClose} />
    </div>
  );
}

type WithdrawButtonProps = Pick<ShareCodesProps, 'codes'> & { onDone: () => void };

/** PAS-036: withdraws all codes that the sheet shows. */
function WithdrawButton({ codes, onDone }: WithdrawButtonProps) {
  const t = useWords();
  const toast = useToast();
  const withdrawCodes = useSetAtom(withdrawAtom);
  const refresh = useSetAtom(refreshOwnersAtom);
  const [isPending, setPending] = useState(false);
  const withdraw = async () => {
    setPending(true);
    try {
      const isUnused = await withdrawCodes(codes);
      if (isUnused) toast.success(t('passShare.withdrawn'));
      else toast(t('passShare.used'), { kind: 'info' });
      if (!isUnused) void refresh();
      onDone();
    } catch (error) {
      toast.error(errorText(t, error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="secondary" isFullWidth isPending={isPending} onPress={() => void withdraw()}>
      {t('passShare.withdraw')}
    </Button>
  );
}

/** PAS-036: replaces an expired code, which no phone could redeem, by the offer of a new one. */
function ExpiredCodes({ onRenew, isRenewing }: Pick<ShareCodesProps, 'onRenew' | 'isRenewing'>) {
  const t = useWords();
  return (
    <div className={s.code}>
      <p role="alert">{t('passShare.codeExpired')}</p>
      <Button icon={<RefreshCw aria-hidden />} isPending={isRenewing} onPress={onRenew}>
        {t('passShare.newCode')}
      </Button>
    </div>
  );
}

type HandOver = Pick<ShareCodesProps, 'shared' | 'people' | 'unnamed' | 'onHandedOver'>;

/** Reads the owners again while the code is shown; ends once nothing of what was shared is left here. */
function useHandedOver({ shared, people, unnamed, onHandedOver }: HandOver) {
  const t = useWords();
  const toast = useToast();
  const refresh = useSetAtom(refreshOwnersAtom);
  // What was shared when the code appeared: the lists become shorter as it is handed over.
  const [given] = useState(shared);
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
