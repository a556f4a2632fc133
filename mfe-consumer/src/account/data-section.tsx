import { Button, useToast } from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import s from './account.module.css';
import { type Account, exportAtom } from './atoms.ts';
import { DeleteSheet } from './delete-sheet.tsx';
import { Section } from './section.tsx';

type DataSectionProps = { account: Account; onDeleted: () => void };

/** STA-010: the person's right to a copy of their data, and to its deletion. */
export function DataSection({ account, onDeleted }: DataSectionProps) {
  const t = useWords();
  const readAll = useSetAtom(exportAtom);
  const toast = useToast();
  const [isReading, setReading] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const save = async () => {
    setReading(true);
    try {
      saveJson(`turno-${account.id}.json`, await readAll());
      toast.success(t('account.exported'));
    } catch (error) {
      toast.error(errorText(t, error));
    } finally {
      setReading(false);
    }
  };
  return (
    <Section title={t('account.data')}>
      <p className={s.text}>{t('account.exportText')}</p>
      <Button
        variant="secondary"
        className={s.action}
        isPending={isReading}
        onPress={() => void save()}
      >
        {t('account.export')}
      </Button>
      <p className={s.text}>{t('account.deleteText')}</p>
      <Button variant="danger" className={s.action} onPress={() => setDeleting(true)}>
        {t('account.delete')}
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
