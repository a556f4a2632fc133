import { Button, TextField } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import s from './qr-scanner.module.css';

type ManualCodeProps = {
  onSubmit: (code: string) => void;
  label?: ReactNode;
};

/** The code typed by hand, for where no camera works. */
export function ManualCode({ onSubmit, label }: ManualCodeProps) {
  const t = useSharedTexts();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setEmpty(typed === '');
    if (typed === '') return input.current?.focus();
    setCode('');
    onSubmit(typed);
  };
  return (
    <form className={s.manual} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={label ?? t('scanner.manualLabel')}
        description={t('scanner.manualHint')}
        value={code}
        onChange={setCode}
        errorMessage={isEmpty ? t('scanner.manualEmpty') : undefined}
        autoComplete="off"
        spellCheck="false"
        maxLength={2_000}
      />
      <Button type="submit" variant="secondary">
        {t('scanner.manualSubmit')}
      </Button>
    </form>
  );
}
