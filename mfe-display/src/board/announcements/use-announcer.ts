import { emitAtom, flagsAtom } from '@turno/shared-ui/boot';
import { useSoundPlayer } from '@turno/shared-ui/sound';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createSpeaker, type Speaker } from './speaker.ts';

type Announcer = {
  /** Chimes and says that a number is served now, unless the voice is switched off (DIS-006); resolves once it is said. */
  announce: (call: SpokenNumber) => Promise<void>;
  /** Speaks on demand, and unlocks the sound of the page (DIS-005). */
  test: (number: string) => void;
  /** Whether the browser still waits for a gesture before the page may make sounds. */
  isLocked: boolean;
};

/** The board's chime and voice. */
export function useAnnouncer(): Announcer {
  const { displaySpeech, displayVoice } = useAtomValue(flagsAtom);
  const emit = useSetAtom(emitAtom);
  const player = useSoundPlayer();
  const isLocked = useSyncExternalStore(player.subscribe, player.isLocked);
  const speakerRef = useRef<Speaker | null>(null);

  useEffect(() => {
    const speaker = createSpeaker({
      synthesis: 'speechSynthesis' in window ? window.speechSynthesis : null,
      createUtterance: (text) => new SpeechSynthesisUtterance(text),
      voiceName: displayVoice,
      chime: () => player.play('numberCalled'),
      onProblem: (message) => emit({ type: 'error', reason: 'sound', message }),
    });
    speakerRef.current = speaker;
    return () => {
      speakerRef.current = null;
      speaker.stop();
    };
  }, [displayVoice, emit, player]);

  const announce = useCallback(
    async (call: SpokenNumber) => {
      if (displaySpeech) await speakerRef.current?.say(sentenceFor(call));
    },
    [displaySpeech],
  );
  const test = useCallback(
    async (number: string) => {
      await player.unlock();
      await speakerRef.current?.say(sentenceFor({ number }));
    },
    [player],
  );
  return { announce, test: (number) => void test(number), isLocked };
}

/** A called number, its desk, and its queue where the board shows several. */
type SpokenNumber = { number: string; desk?: string | null; queueName?: string | null };

/** DIS-006, S-01, S-20: the announcement; Italian whatever the page's language. */
export function sentenceFor({ number, desk, queueName }: SpokenNumber): string {
  const sentence = queueName
    ? `${queueName}: stiamo servendo il numero ${number}`
    : `Stiamo servendo il numero ${number}`;
  return desk ? `${sentence}, ${desk}` : sentence;
}
