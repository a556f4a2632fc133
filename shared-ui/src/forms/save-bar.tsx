import { Alert, Button } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useEffect, useRef } from 'react';
import { LeaveWarning } from './leave-warning.tsx';
import s from './save-bar.module.css';

export type SaveBarProps = {
  /** The bar is there only while something is unsaved (MER-038, MER-056). */
  isDirty: boolean;
  isPending?: boolean;
  /** Disables saving while a field shows an error. */
  isDisabled?: boolean;
  /** Another person changed the same meanwhile: Undo shows what they saved, Change replaces it. */
  isChangedElsewhere?: boolean;
  onUndo: () => void;
  onSave: () => void;
  saveLabel?: string;
};

/**
 * Undo and Change at the foot of a page with unsaved changes, with the warning before leaving. A page that leads on after
 * saving renders `<Navigate>` in place of the form, because a call of `navigate` would meet the warning.
 */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isPending = false, isDisabled = false, onUndo, onSave, saveLabel } = props;
  const t = useSharedTexts();
  const live = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The bar may cover the field that the person edits; in a shadow root the document names its host only.
    const root = live.current?.getRootNode();
    const isTree = root instanceof Document || root instanceof ShadowRoot;
    if (isDirty && isTree) root.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isDirty]);
  return (
    <>
      <div ref={live} className={s.live} role="status">
        {isDirty && <span className={s.unsaved}>{t('forms.unsaved')}</span>}
      </div>
      {isDirty && props.isChangedElsewhere && (
        <Alert kind="warning">{t('forms.changedElsewhere')}</Alert>
      )}
      {isDirty && (
        <div className={s.bar}>
          <Button variant="secondary" onPress={() => onUndo()} isDisabled={isPending}>
            {t('forms.undo')}
          </Button>
          <Button onPress={() => onSave()} isPending={isPending} isDisabled={isDisabled}>
            {saveLabel ?? t('forms.change')}
          </Button>
        </div>
      )}
      <LeaveWarning isDirty={isDirty} />
    </>
  );
}
