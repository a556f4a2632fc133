import { type RefObject, useEffect } from 'react';

const TAKES_TEXT = 'input, textarea, [contenteditable], [role="dialog"] *';

/**
 * Moves the focus to a field when a character is typed that would otherwise be lost; the field receives the character. A
 * keyboard-wedge scanner types wherever the focus is.
 */
export function useTypingAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCharacter = event.key.length === 1 && event.key !== ' ';
      if (!isCharacter || event.ctrlKey || event.metaKey || event.altKey) return;
      // The innermost target, also of an embed inside a shadow root.
      const [target] = event.composedPath();
      const input = field.current;
      const isInOtherField = target instanceof Element && target.matches(TAKES_TEXT);
      if (!isInOtherField) input?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}
