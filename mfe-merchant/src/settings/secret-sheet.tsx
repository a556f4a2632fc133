import { Alert, Button, Sheet, TextField } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import s from '../shared/sections.module.css';
import { useCopy } from '../shared/use-copy.ts';

type SecretSheetProps = { title: string; secret: string | null; onClose: () => void };

/** A secret that is shown only this once, to be copied now. */
export function SecretSheet({ title, secret, onClose }: SecretSheetProps) {
  return (
    <Sheet isOpen={secret !== null} onOpenChange={onClose} title={title}>
      <SecretOnce secret={secret ?? ''} onDone={onClose} />
    </Sheet>
  );
}

export function SecretOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTexts(texts);
  const copy = useCopy();
  return (
    <div className={s.form}>
      <Alert kind="warning">{t('secret.once')}</Alert>
      <TextField
        label={t('secret.label')}
        value={secret}
        isReadOnly
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <div className={s.actions}>
        <Button onPress={() => copy(secret)}>{t('secret.copy')}</Button>
        <Button variant="secondary" onPress={onDone}>
          {t('secret.done')}
        </Button>
      </div>
    </div>
  );
}
