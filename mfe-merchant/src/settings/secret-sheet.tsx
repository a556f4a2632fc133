import { Alert, Button, Sheet, TextField, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import s from './settings.module.css';

type SecretSheetProps = { title: string; secret: string | null; onClose: () => void };

/** A secret that no other page shows: to be copied now. */
export function SecretSheet({ title, secret, onClose }: SecretSheetProps) {
  return (
    <Sheet isOpen={secret !== null} onOpenChange={onClose} title={title}>
      <SecretOnce secret={secret ?? ''} onDone={onClose} />
    </Sheet>
  );
}

export function SecretOnce({ secret, onDone }: { secret: string; onDone: () => void }) {
  const t = useTexts(texts);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(t('secret.copied'));
    } catch {
      // Without the permission the text can still be selected.
      toast.error(t('secret.notCopied'));
    }
  };
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
        <Button onPress={() => void copy()}>{t('secret.copy')}</Button>
        <Button variant="secondary" onPress={onDone}>
          {t('secret.done')}
        </Button>
      </div>
    </div>
  );
}
