import { emitAtom, flagsAtom } from '@turno/shared-ui/boot';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { announcement } from './announcement.ts';
import { type Chime, createChime } from './chime.ts';
import { createSpeaker, type Speaker } from './speaker.ts';

type Sound = {
  /** Says that numbers are served now, unless the voice is switched off (DIS-006). */
  announce: (numbers: readonly string[]) => void;
  /** Speaks on demand, and unlocks the sound of the page (DIS-005). */
  test: (number: string) => void;
  /** Whether the browser still waits for a press before it lets the page sound. */
  isLocked: boolean;
};

type Instruments = { chime: Chime; speaker: Speaker };

/** The board's voice and chime. */
export function useSound(): Sound {
  const { displaySpeech, displayVoice } = useAtomValue(flagsAtom);
  const emit = useSetAtom(emitAtom);
  const instruments = useRef<Instruments | null>(null);
  const [isLocked, setLocked] = useState(true);

  useEffect(() => {
    const chime = createChime();
    const speaker = createSpeaker({
      synthesis: 'speechSynthesis' in window ? window.speechSynthesis : null,
      createUtterance: (text) => new SpeechSynthesisUtterance(text),
      voiceName: displayVoice,
      chime: chime.play,
      onProblem: (message) => emit({ type: 'error', message }),
    });
    instruments.current = { chime, speaker };
    setLocked(!chime.isUnlocked());
    return () => {
      instruments.current = null;
      speaker.stop();
      chime.close();
    };
  }, [displayVoice, emit]);

  const announce = useCallback(
    (numbers: readonly string[]) => {
      if (displaySpeech) instruments.current?.speaker.say(numbers.map(announcement));
    },
    [displaySpeech],
  );
  const test = useCallback(async (number: string) => {
    const { chime, speaker } = instruments.current ?? {};
    await chime?.unlock();
    setLocked(chime ? !chime.isUnlocked() : false);
    speaker?.say([announcement(number)]);
  }, []);
  return { announce, test: (number) => void test(number), isLocked };
}
