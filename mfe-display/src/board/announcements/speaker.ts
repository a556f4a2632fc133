import { pickVoice } from './pick-voice.ts';

export type SpeakerOptions = {
  /** `null` where the browser cannot speak. */
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'getVoices'> | null;
  createUtterance: (text: string) => SpeechSynthesisUtterance;
  voiceName: string;
  /** Plays the sound that comes before the words. */
  chime: () => void;
  /** Told once what keeps the board silent (DIS-009: logged, never shown). */
  onProblem: (message: string) => void;
};

export type Speaker = {
  /** Says texts one after the other, with a chime in front. */
  say(texts: readonly string[]): void;
  /** Forgets what is still to be said. */
  stop(): void;
};

const LANGUAGE = 'it-IT';
/** Some browsers never tell that an utterance ended. */
const LONGEST_UTTERANCE_MS = 8_000;
/** A board that was away says the last few numbers, not an hour of them. */
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
