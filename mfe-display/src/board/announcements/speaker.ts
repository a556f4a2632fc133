import type { Locale } from '@turno/shared-types';

export type SpeakerOptions = {
  /** `null` where the browser cannot speak. */
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'resume' | 'getVoices'> | null;
  createUtterance: (text: string) => SpeechSynthesisUtterance;
  /** Name of the preferred Italian voice. */
  voiceName: string;
  /** Plays the sound that precedes the words. */
  chime: (volume: number) => void;
  /** Called once with the reason why the board cannot speak (DIS-009: logged, never shown). */
  onProblem: (message: string) => void;
};

type Announcement = {
  /** The sentences, in this order; if empty, only the chime is played. */
  sentences: readonly { locale: Locale; text: string }[];
  /** From 0 to 1. */
  volume: number;
};

export type Speaker = {
  /** Chimes and speaks after all earlier announcements; resolves when the announcement has ended or failed. */
  say(announcement: Announcement): Promise<void>;
  /** Cancels the current announcement and all that follow. */
  stop(): void;
};

/** The words begin as the chime fades. */
const CHIME_MS = 600;
/**
 * Chrome stops speaking in an utterance of about 15 seconds without reporting its end, and everything after it would wait
 * forever. Cancelling the utterance frees the voice for the next one.
 */
export const LONGEST_UTTERANCE_MS = 12_000;

/** Creates the board's voice, which makes announcements one after the other, each once. */
export function createSpeaker(options: SpeakerOptions): Speaker {
  const { synthesis, chime } = options;
  const onProblem = once(options.onProblem);
  let isStopped = false;
  let last = Promise.resolve();

  const announce = async ({ sentences, volume }: Announcement) => {
    if (isStopped) return;
    chime(volume);
    if (sentences.length === 0) return;
    if (!synthesis) return onProblem('speech: not supported');
    await new Promise((resolve) => setTimeout(resolve, CHIME_MS));
    for (const { locale, text } of sentences) {
      const voices = synthesis.getVoices();
      const utter = (voice: SpeechSynthesisVoice | null) => {
        const utterance = options.createUtterance(text);
        return speak(synthesis, Object.assign(utterance, { lang: TAGS[locale], voice, volume }));
      };
      if (isStopped) return;
      const problem = await utter(pickVoice(voices, locale, options.voiceName));
      if (problem === null || isStopped) continue;
      onProblem(`speech: ${problem}`);
      // A voice that the browser loads from a server fails offline.
      const local = pickVoice(
        voices.filter((voice) => voice.localService),
        locale,
        options.voiceName,
      );
      if (local) await utter(local);
    }
  };
  return {
    say(announcement) {
      // A failed announcement must not keep the board from announcing the next ones.
      last = last
        .then(() => announce(announcement))
        .catch((error: unknown) => onProblem(`speech: ${String(error)}`));
      return last;
    },
    stop() {
      isStopped = true;
      synthesis?.cancel();
    },
  };
}

type Synthesis = NonNullable<SpeakerOptions['synthesis']>;

/** Speaks one utterance; resolves with `null`, or with the reason why nothing was heard. */
function speak(synthesis: Synthesis, utterance: SpeechSynthesisUtterance): Promise<string | null> {
  return new Promise((resolve) => {
    const finish = (problem: string | null) => {
      clearTimeout(timer);
      resolve(problem);
    };
    const timer = setTimeout(() => {
      // The handlers go first, because a cancelled utterance reports an error.
      utterance.onend = null;
      utterance.onerror = null;
      synthesis.cancel();
      finish(null);
    }, LONGEST_UTTERANCE_MS);
    utterance.onend = () => finish(null);
    utterance.onerror = ({ error }) => finish(error);
    // A browser that was suspended leaves the voice paused.
    synthesis.resume();
    synthesis.speak(utterance);
  });
}

function once<A extends unknown[]>(work: (...args: A) => void): (...args: A) => void {
  let isDone = false;
  return (...args) => {
    if (isDone) return;
    isDone = true;
    work(...args);
  };
}

const TAGS: Record<Locale, string> = { it: 'it-IT', en: 'en-GB', es: 'es-ES', de: 'de-DE' };

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang'>;

/**
 * G-28: the configured voice for Italian; otherwise the first voice of the language, preferably of its own country. `null` lets
 * the browser choose by the language of the utterance.
 */
export function pickVoice<V extends Voice>(
  voices: readonly V[],
  locale: Locale,
  preferred: string,
): V | null {
  const wanted = preferred.toLowerCase();
  const tagOf = ({ lang }: V) => lang.replace('_', '-').toLowerCase();
  const configured = voices.find(({ name }) => name.toLowerCase() === wanted);
  return (
    (locale === 'it' ? configured : undefined) ??
    voices.find((voice) => tagOf(voice) === TAGS[locale].toLowerCase()) ??
    voices.find((voice) => tagOf(voice).split('-', 1)[0] === locale) ??
    null
  );
}
