import { Alert, Button, Sheet, TextField } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { kioskPath } from '../paths.ts';
import s from '../shared/sections.module.css';
import { useCommand } from '../shared/use-command.ts';
import { pairBoardAtom } from './board-atoms.ts';

type SheetProps = { merchantId: number; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Pairs the screen that shows a code. */
export function PairSheet({ merchantId, isOpen, onOpenChange }: SheetProps) {
  const t = useTexts(texts);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('boards.pair')}>
      <PairForm merchantId={merchantId} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

type FormProps = { merchantId: number; onDone: () => void };

function PairForm({ merchantId, onDone }: FormProps) {
  const t = useTexts(texts);
  const pair = useSetAtom(pairBoardAtom);
  const command = useCommand();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const given = { code: code.replace(/[\s-]/g, ''), name: name.trim() };
  const required = (text: string) => (isIncomplete && text === '' ? t('settings.required') : null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = given.code === '' || given.name === '';
    setIncomplete(isMissing);
    if (isMissing) return;
    await command.run(async () => {
      await pair({ ...given, settings: '' });
      onDone();
    });
  };
  return (
    <form className={s.form} noValidate onSubmit={(event) => void send(event)}>
      <p>{t('boards.pairHint', { kiosk: kioskPath(merchantId) })}</p>
      <TextField
        label={t('boards.code')}
        description={t('boards.codeHint')}
        value={code}
        onChange={(text) => setCode(text.toUpperCase())}
        maxLength={12}
        autoComplete="off"
        spellCheck="false"
        errorMessage={required(given.code)}
      />
      <TextField
        label={t('boards.name')}
        description={t('boards.nameHint')}
        value={name}
        onChange={setName}
        maxLength={40}
        errorMessage={required(given.name)}
      />
      {command.problem && <Alert kind="error">{command.problem}</Alert>}
      <Button type="submit" isPending={command.isPending}>
        {t('boards.pair')}
      </Button>
    </form>
  );
}
