import { Button, useToast } from '@turno/shared-ui/components';
import { errorText, useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import s from './account.module.css';
import type { Account } from './account.ts';
import { exportAtom } from './atoms.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { Section } from './section.tsx';
import { ACCOUNT_TEXTS } from './texts.ts';

type DataSectionProps = { account: Account; onDeleted: () => void };

/** STA-010: the person's right to a copy of their data, and to its deletion. */
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

// Long enough for the browser to begin the download.
const DOWNLOAD_MS = 10_000;

/** Saves a JSON document as a download. */
function saveJson(name: string, document_: object): void {
  const blob = new Blob([JSON.stringify(document_, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS);
}
