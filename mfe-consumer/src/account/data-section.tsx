import { Button, useToast } from '@turno/shared-ui/components';
import { errorText, useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import s from './account.module.css';
import type { Account } from './account.ts';
import { exportAtom } from './atoms.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { saveJson } from './save-file.ts';
import { Section } from './section.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';

type DataSectionProps = { account: Account; onDeleted: () => void };

/** STA-010: a person's right to a copy of what is held of them, and to its end. */
export function DataSection({ account, onDeleted }: DataSectionProps) {
  const t = useSharedTexts();
  const words = wordsOf(t, ACCOUNT_TEXTS);
  const readAll = useSetAtom(exportAtom);
  const toast = useToast();
  const [isReading, setReading] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const save = async () => {
    setReading(true);
    try {
      saveJson(`turno-${account.id}.json`, await readAll());
      toast.success(words.exported);
    } catch (error) {
      toast.error(errorText(t, error));
    } finally {
      setReading(false);
    }
  };
  return (
    <Section title={words.data}>
      <p className={s.text}>{words.exportText}</p>
      <Button
        variant="secondary"
        className={s.action}
        isPending={isReading}
        onPress={() => void save()}
      >
        {words.export}
      </Button>
      <p className={s.text}>{words.deleteText}</p>
      <Button variant="danger" className={s.action} onPress={() => setDeleting(true)}>
        {words.delete}
      </Button>
      <DeleteSheet
        hasPassword={!account.signsInWithFacebook}
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={onDeleted}
      />
    </Section>
  );
}
