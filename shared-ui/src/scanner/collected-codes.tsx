import { Button, Trash2, useAnnounce } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useId, useRef } from 'react';
import s from './multi-code-reader.module.css';

type CollectedCodesProps = {
  codes: readonly string[];
  problems: ReadonlyMap<string, string> | undefined;
  onRemove: (code: string) => void;
};

/** The collected codes, each with a button that removes it. */
export function CollectedCodes({ codes, problems, onRemove }: CollectedCodesProps) {
  const t = useSharedTexts();
  const announce = useAnnounce();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (code: string) => {
    onRemove(code);
    announce(t('scanner.codeRemoved', { code }));
    // The pressed button is removed; without this the page would lose the focus.
    heading.current?.focus();
  };
  return (
    <section className={s.reader} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={s.heading}>
        {t('scanner.codes', { count: codes.length })}
      </h2>
      {codes.length > 0 && (
        <ul className={s.codes}>
          {codes.map((code) => (
            <li key={code} className={s.code} data-wrong={problems?.has(code) || undefined}>
              <span className={s.words}>
                <span className={s.text}>{code}</span>
                {problems?.has(code) && <span className={s.reason}>{problems.get(code)}</span>}
              </span>
              <Button
                variant="quiet"
                aria-label={t('scanner.removeCode', { code })}
                onPress={() => remove(code)}
              >
                <Trash2 size={20} aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
