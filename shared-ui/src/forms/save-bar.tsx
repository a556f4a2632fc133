import { Alert, Button } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useEffect, useId, useRef } from 'react';
import { LeaveWarning } from './leave-warning.tsx';
import s from './save-bar.module.css';
import type { Form } from './use-form.ts';

/** The part of a form that the bar uses. */
type Saved = Pick<Form<object>, 'isDirty' | 'isPending' | 'isChangedElsewhere' | 'undo' | 'submit'>;

export type SaveBarProps = {
  /**
   * The form; the bar is shown only while it has unsaved changes (MER-038, MER-056). If another person changed the same field
   * meanwhile, Undo shows what they saved and Change replaces it.
   */
  form: Saved;
  /** What must be corrected before saving; its field may be far from the bar. */
  problem?: string | null;
  saveLabel?: string;
};

/**
 * Undo and Change at the bottom of a page with unsaved changes, with the warning before leaving. A page that continues
 * elsewhere after saving renders `<Navigate>` in place of the form, because a call of `navigate` would trigger the warning.
 */
export function SaveBar({ form, problem = null, saveLabel }: SaveBarProps) {
  const { isDirty, isPending } = form;
  const isOnline = useOnline();
  const t = useSharedTexts();
  const why = isOnline ? problem : t('forms.offline');
  const whyId = useId();
  const live = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The bar may cover the field that the person edits. For a field in a shadow root, `document.activeElement` is only its
    // host.
    const root = live.current?.getRootNode();
    const isTree = root instanceof Document || root instanceof ShadowRoot;
    if (isDirty && isTree) root.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isDirty]);
  return (
    <>
      <div ref={live} className={s.live} role="status">
        {isDirty && <span className={s.unsaved}>{t('forms.unsaved')}</span>}
      </div>
      {isDirty && (
        <div className={s.bar}>
          {form.isChangedElsewhere && (
            <div className={s.wide}>
              <Alert kind="warning">{t('forms.changedElsewhere')}</Alert>
            </div>
          )}
          {why && (
            <p id={whyId} className={`${s.wide} ${s.why}`}>
              {why}
            </p>
          )}
          <Button variant="secondary" onPress={() => form.undo()} isDisabled={isPending}>
            {t('forms.undo')}
          </Button>
          <Button
            onPress={() => form.submit()}
            isPending={isPending}
            isDisabled={why !== null}
            {...(why === null ? {} : { 'aria-describedby': whyId })}
          >
            {saveLabel ?? t('forms.change')}
          </Button>
        </div>
      )}
      <LeaveWarning isDirty={isDirty} />
    </>
  );
}
