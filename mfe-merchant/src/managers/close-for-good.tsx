import type { Merchant } from '@turno/shared-types';
import { Button, Card, ConfirmSheet, TextField, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useNavigate } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { closeMerchantAtom } from './atoms.ts';
import s from './managers.module.css';

/** S-08: the only manager closes the merchant for good, after typing its name. */
export function CloseForGood({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const navigate = useNavigate();
  const close = useSetAtom(closeMerchantAtom);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { name } = merchant;
  const ask = (isOpen: boolean) => {
    setProblem(null);
    setTyped('');
    setAsking(isOpen);
  };
  const confirm = async () => {
    if (typed.trim() !== name) return setProblem(t('managers.typeName', { name }));
    setPending(true);
    setProblem(null);
    try {
      await close();
      ask(false);
      toast.success(t('managers.closedForGood'));
      void navigate(ROUTES.dashboard);
    } catch (error) {
      setProblem(errorText(t, error));
    } finally {
      setPending(false);
    }
  };
  return (
    <Card as="section" className={s.part} aria-labelledby="close-for-good">
      <h2 id="close-for-good">{t('managers.closeTitle')}</h2>
      <p>{t('managers.closeHint')}</p>
      <Button variant="danger" isDisabled={!isOnline} onPress={() => ask(true)}>
        {t('managers.close')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('managers.closeQuestion', { name })}
        confirmLabel={t('managers.close')}
        isPending={isPending}
        errorMessage={problem}
        isDanger
        onConfirm={() => void confirm()}
      >
        <p>{t('managers.closeWarning')}</p>
        <TextField
          label={t('managers.typeName', { name })}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      </ConfirmSheet>
    </Card>
  );
}
