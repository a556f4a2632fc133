import type { Merchant } from '@turno/shared-types';
import { Button, Card, ConfirmSheet, TextField, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useNavigate } from '@turno/shared-ui/router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { useCommand } from '../shared/use-command.ts';
import { closeMerchantAtom } from './atoms.ts';
import s from './managers.module.css';

/** S-08: the only owner closes the merchant for good, after typing its name. */
export function CloseForGood({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const navigate = useNavigate();
  const close = useSetAtom(closeMerchantAtom);
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [isMistyped, setMistyped] = useState(false);
  const command = useCommand();
  const { name } = merchant;
  const ask = (isOpen: boolean) => {
    command.clear();
    setMistyped(false);
    setTyped('');
    setAsking(isOpen);
  };
  const confirm = async () => {
    setMistyped(typed.trim() !== name);
    if (typed.trim() !== name) return;
    await command.run(async () => {
      await close();
      ask(false);
      toast.success(t('managers.closedForGood'));
      void navigate(ROUTES.dashboard);
    });
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
        isPending={command.isPending}
        errorMessage={isMistyped ? t('managers.typeName', { name }) : command.problem}
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
