export type SpeakerOptions = {
  /** `null` where the browser cannot speak. */
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'> | null;
  createUtterance: (text: string) => SpeechSynthesisUtterance;
  voiceName: string;
  /** Plays the sound that comes before the words. */
  chime: () => void;
  /** Called once with the reason why the board cannot speak (DIS-009: logged, never shown). */
  onProblem: (message: string) => void;
};

export type Speaker = {
  /** Says a text after a chime; resolves when it has been said, or cannot be. */
  say(text: string): Promise<void>;
  /** Cancels what is being said. */
  stop(): void;
};

const LANGUAGE = 'it-IT';
/** Some browsers never report the end of an utterance; it counts as said after this time, in milliseconds. */
const LONGEST_UTTERANCE_MS = 8_000;

/** Makes the board's voice. */
export function createSpeaker(options: SpeakerOptions): Speaker {
  const { synthesis, createUtterance, voiceName, chime } = options;
  const onProblem = once(options.onProblem);
  return {
    async say(text) {
      chime();
      if (!synthesis) return onProblem('speech: not supported');
      const utterance = createUtterance(text);
      utterance.lang = LANGUAGE;
      utterance.voice = pickVoice(synthesis.getVoices(), voiceName);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LONGEST_UTTERANCE_MS);
        const finish = () => {
          clearTimeout(timer);
          resolve();
        };
        utterance.onend = finish;
        utterance.onerror = (event) => {
          onProblem(`speech: ${event.error}`);
          finish();
        };
        synthesis.speak(utterance);
      });
    },
    stop: () => synthesis?.cancel(),
  };
}

function once<A extends unknown[]>(work: (...args: A) => void): (...args: A) => void {
  let isDone = false;
  return (...args) => {
    if (isDone) return;
    isDone = true;
    work(...args);
  };
}

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang'>;

/** G-28: the configured voice, else the first Italian one; `null` leaves the choice to the browser with `lang=it-IT`. */
export function pickVoice<V extends Voice>(voices: readonly V[], preferred: string): V | null {
  const wanted = preferred.toLowerCase();
  return (
    voices.find((voice) => voice.name.toLowerCase() === wanted) ??
    voices.find((voice) => /^it([-_]IT)?$/i.test(voice.lang)) ??
    null
  );
}
