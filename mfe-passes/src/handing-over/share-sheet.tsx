import { PASS_QR_PX } from '@turno/shared-types/constants';
import { Button, Maximize2, RefreshCw, Sheet, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useOpenCodes } from '@turno/shared-ui/pass-codes';
import { LargeCode, QrCode } from '@turno/shared-ui/qr';
import { Countdown } from '@turno/shared-ui/time';
import { keepAwake } from '@turno/shared-ui/wake-lock';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { texts } from '../locales/texts.ts';
import {
  type HandOver,
  handOverAtom,
  leftPassesQueryAtom,
  withdrawAtom,
} from './hand-over-atoms.ts';
import s from './handing-over.module.css';
import { forgetCreatedAtom } from './last-created-atoms.ts';
import { PassSummary } from './pass-summary.tsx';
import { PrintPasses } from './print-passes.tsx';
import { useSharing } from './use-sharing.ts';

/** PSU-003, PSU-004: the code with which a customer takes passes over, and the list of these passes. */
export function ShareSheet() {
  const t = useTexts(texts);
  const [handOver, setHandOver] = useAtom(handOverAtom);
  const left = useAtomValue(leftPassesQueryAtom);
  const close = () => {
    setHandOver(null);
    void left.refetch();
  };
  return (
    <Sheet
      isOpen={handOver !== null}
      onOpenChange={close}
      title={t('shareTitle')}
      height="full"
      footer={
        <Button size="large" isFullWidth onPress={close}>
          {t('done')}
        </Button>
      }
    >
      {handOver && <ShareCode handOver={handOver} onWithdrawn={close} />}
    </Sheet>
  );
}

type ShareCodeProps = {
  handOver: HandOver;
  onWithdrawn: () => void;
};

function ShareCode({ handOver, onWithdrawn }: ShareCodeProps) {
  const { passes, code } = handOver;
  const t = useTexts(texts);
  const { isOpen, isUsed, isAnyOpen } = useOpenCodes(code);
  const forget = useSetAtom(forgetCreatedAtom);
  const isTaken = isUsed(code);
  useEffect(keepAwake, []);
  useEffect(() => {
    if (isTaken) forget(passes);
  }, [isTaken, passes, forget]);
  return (
    <div className={s.share}>
      {isOpen(code) ? (
        <CodeToScan key={code.token} token={code.token} />
      ) : (
        <EndedCode handOver={handOver} isUsed={isTaken} />
      )}
      <PassSummary passes={passes} />
      {isOpen(code) && (
        <>
          <p className={s.quiet}>{t('shareHint')}</p>
          <p className={s.typed}>
            {t('shareTyped')}: <code>{code.token}</code>
          </p>
          <p className={s.quiet}>{t('shareStays')}</p>
          <Countdown label={t('validFor')} endsAt={code.expiresAt} />
        </>
      )}
      {isAnyOpen && <WithdrawButton handOver={handOver} onWithdrawn={onWithdrawn} />}
      <PrintPasses passes={passes} />
    </div>
  );
}

/** Comes first in its sheet, so that nothing covers the code even with large text. */
function CodeToScan({ token }: { token: string }) {
  const t = useTexts(texts);
  const [isLarge, setLarge] = useState(false);
  return (
    <>
      <div className={s.plate}>
        <QrCode text={token} label={t('shareLabel')} size={PASS_QR_PX} />
      </div>
      <Button
        variant="secondary"
        icon={<Maximize2 aria-hidden />}
        aria-haspopup="dialog"
        onPress={() => setLarge(true)}
      >
        {t('fullScreen')}
      </Button>
      {isLarge && (
        <LargeCode text={token} label={t('shareLabel')} onClose={() => setLarge(false)} />
      )}
    </>
  );
}

/** PAS-036: withdraws the code, and others of the same passes. */
function WithdrawButton({ handOver: { passes, code }, onWithdrawn }: ShareCodeProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const withdrawCodes = useSetAtom(withdrawAtom);
  const forget = useSetAtom(forgetCreatedAtom);
  const [isPending, setPending] = useState(false);
  const withdraw = async () => {
    setPending(true);
    const { taken, left, error } = await withdrawCodes(code);
    setPending(false);
    if (left.length > 0) return toast.error(errorText(t, error));
    if (taken === 'all') forget(passes);
    if (taken === 'nothing') toast.success(t('codeWithdrawn'));
    else toast(t(taken === 'all' ? 'createdTaken' : 'takenInPart'), { kind: 'info' });
    onWithdrawn();
  };
  return (
    <Button variant="secondary" isPending={isPending} onPress={() => void withdraw()}>
      {t('withdrawCode')}
    </Button>
  );
}

/** Shown for a code that has expired, or that the customer has used, so that nothing is left to hand over. */
function EndedCode({ handOver: { passes }, isUsed }: { handOver: HandOver; isUsed: boolean }) {
  const t = useTexts(texts);
  const share = useSharing();
  if (isUsed) return <p role="status">{t('createdTaken')}</p>;
  return (
    <>
      <p role="alert">{t('codeExpired')}</p>
      <Button icon={<RefreshCw aria-hidden />} onPress={() => void share(passes)}>
        {t('newCode')}
      </Button>
    </>
  );
}
