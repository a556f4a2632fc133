import { storageAtom } from '@turno/shared-ui/boot';
import { useTexts } from '@turno/shared-ui/i18n';
import { atom, useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../../locales/texts.ts';
import s from './call-key.module.css';

const KEY = 'n';
const STORAGE_KEY = 'turno.call-key';

const changedAtom = atom<boolean | null>(null);

/** Whether the key calls. The device remembers it, because voice input may type letters (WCAG 2.1.4). */
const isOnAtom = atom(
  (get) => get(changedAtom) ?? get(storageAtom).getItem(STORAGE_KEY) !== 'off',
  (get, set, isOn: boolean) => {
    set(changedAtom, isOn);
    get(storageAtom).setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  },
);

/** A key that calls from anywhere on the page, as a hint that also switches it off. */
export function CallKey({ onCall }: { onCall: () => void }) {
  const t = useTexts(texts);
  const [isOn, setOn] = useAtom(isOnAtom);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isOn && isCallKey(event)) onCall();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <button type="button" className={s.hint} aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      <kbd className={s.key}>N</kbd>
      {t(isOn ? 'callKey.on' : 'callKey.off')}
    </button>
  );
}

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const QUESTION = '[role="dialog"], [role="alertdialog"]';

/** Whether an event is a press of the key alone, outside of fields and open dialogs. */
function isCallKey(event: KeyboardEvent): boolean {
  const { key, repeat, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() !== KEY || repeat || ctrlKey || metaKey || altKey) return false;
  // On a partner's page fields and questions are in shadow roots, which neither `target` nor the document shows.
  const isInside = event
    .composedPath()
    .some((each) => each instanceof Element && each.matches(`${FIELD}, ${QUESTION}`));
  return !isInside && document.querySelector(QUESTION) === null;
}
