import { useAnnounce } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { NAMESPACE } from '../locales/texts.ts';
import { type Result, resultAtom } from './door-atoms.ts';
import { createDoorSounds } from './door-sounds.ts';

const RESULT_MS = 1_500;

/** The latest result: said, sounded, and shown for a moment; without a decision it stays until the next reading. */
export function useResult(): Result | null {
  const t = useTexts(NAMESPACE);
  const announce = useAnnounce();
  const [result, setResult] = useAtom(resultAtom);
  const [sounds] = useState(createDoorSounds);
  const tell = useEffectEvent(({ record, isDecided }: Result) => {
    const { status, text, ticketValue } = record;
    sounds.play(status);
    const verdict = isDecided ? `${t(status === 'success' ? 'admitted' : 'refused')}. ` : '';
    announce(`${verdict}${text ?? t('ticket', { ticket: ticketValue })}`);
  });
  useEffect(() => {
    if (!result) return;
    tell(result);
    if (!result.isDecided) return;
    const timer = setTimeout(() => setResult(null), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result, setResult]);
  useEffect(() => sounds.close, [sounds]);
  return result;
}
