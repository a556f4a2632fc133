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
  /** Says texts one after the other, with a chime in front. */
  say(texts: readonly string[]): void;
  /** Cancels everything that is still to be said. */
  stop(): void;
};

const LANGUAGE = 'it-IT';
/** Some browsers never report the end of an utterance; the next one starts after this time, in milliseconds. */
const LONGEST_UTTERANCE_MS = 8_000;
/** After a lost connection the board announces the last few numbers only. */
const LONGEST_QUEUE = 4;

/** Makes the board's voice: utterances queue up, so that two counters never talk over each other. */
export function createSpeaker(options: SpeakerOptions): Speaker {
  const { synthesis, createUtterance, voiceName, chime } = options;
  const onProblem = once(options.onProblem);
  let queue: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSpeaking = false;

  const next = () => {
    clearTimeout(timer);
    const text = queue.shift();
    isSpeaking = text !== undefined && synthesis !== null;
    if (text === undefined || !synthesis) return;
    const utterance = createUtterance(text);
    utterance.lang = LANGUAGE;
    utterance.voice = pickVoice(synthesis.getVoices(), voiceName);
    const finish = once(next);
    utterance.onend = finish;
    utterance.onerror = (event) => {
      onProblem(`speech: ${event.error}`);
      finish();
    };
    timer = setTimeout(finish, LONGEST_UTTERANCE_MS);
    synthesis.speak(utterance);
  };

  return {
    say(texts) {
      if (texts.length === 0) return;
      chime();
      if (!synthesis) return onProblem('speech: not supported');
      queue = [...queue, ...texts].slice(-LONGEST_QUEUE);
      if (!isSpeaking) next();
    },
    stop() {
      clearTimeout(timer);
      queue = [];
      isSpeaking = false;
      synthesis?.cancel();
    },
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
