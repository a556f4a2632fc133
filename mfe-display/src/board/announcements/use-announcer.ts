import type { Locale } from '@turno/shared-types';
import type { BoardSettings } from '@turno/shared-types/board-settings';
import { emitAtom, flagsAtom } from '@turno/shared-ui/boot';
import { useSoundPlayer } from '@turno/shared-ui/sound';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type SpokenNumber, sentenceFor } from './sentences.ts';
import { createSpeaker, type Speaker } from './speaker.ts';

type Announcer = {
  /** Announces a number by chime and voice, as far as sounds are permitted (DIS-006); resolves once it has been announced. */
  announce: (call: SpokenNumber) => Promise<void>;
  /** Makes a test announcement, even in quiet hours, and unlocks the page's sound (DIS-005). */
  test: (number: string) => void;
  /** Whether the browser still waits for a gesture before the page may make sounds. */
  isLocked: boolean;
};

/** DIS-006, X-36: the announcement is Italian in every language of the screen, unless the address names others. */
const DEFAULT_LANGUAGES: readonly Locale[] = ['it'];

/** The board's chime and voice. */
export function useAnnouncer(settings: BoardSettings, isQuiet: boolean): Announcer {
  const { displaySpeech, displayVoice } = useAtomValue(flagsAtom);
  const emit = useSetAtom(emitAtom);
  const isWanted = displaySpeech && settings.sound !== 'off';
  const player = useSoundPlayer();
  const isLocked = useSyncExternalStore(player.subscribe, player.isLocked);
  const speakerRef = useRef<Speaker | null>(null);

  useEffect(() => {
    const speaker = createSpeaker({
      synthesis: 'speechSynthesis' in window ? window.speechSynthesis : null,
      createUtterance: (text) => new SpeechSynthesisUtterance(text),
      voiceName: displayVoice,
      chime: (volume) => player.play('numberCalled', volume),
      onProblem: (message) => emit({ type: 'error', reason: 'sound', message }),
    });
    speakerRef.current = speaker;
    return () => {
      speakerRef.current = null;
      speaker.stop();
    };
  }, [displayVoice, emit, player]);

  const say = async (call: SpokenNumber, locales: readonly Locale[]) => {
    const sentences = locales.map((locale) => ({ locale, text: sentenceFor(locale, call) }));
    await speakerRef.current?.say({ sentences, volume: settings.volume / 100 });
  };
  const languages = settings.lang ?? DEFAULT_LANGUAGES;
  return {
    announce: async (call) => {
      if (isWanted && !isQuiet) await say(call, settings.sound === 'all' ? languages : []);
    },
    test: async (number) => {
      await player.unlock();
      await say({ number, desk: null, queueName: null }, languages);
    },
    isLocked: isWanted && isLocked,
  };
}
