type Spoken = { text: string; lang: string; volume: number; voice: string | null };
type Options = { msPerCharacter?: number };

/** Utterances longer than this fall silent in Chrome: no end is reported, and nothing after them is spoken. */
const CHROME_SILENCE_MS = 15_000;

/**
 * The browser's speech interface as far as it queues: utterances are spoken one after the other, each reports its start and
 * its end, `cancel` empties the queue with an error for each, and a long utterance falls silent as in Chrome.
 */
export function fakeSpeech({ msPerCharacter = 60 }: Options = {}) {
  /** What was spoken to its end. */
  const heard: Spoken[] = [];
  const voices = [
    { name: 'Anna', lang: 'de-DE', localService: true },
    { name: 'Alice', lang: 'it-IT', localService: true },
    { name: 'Google italiano', lang: 'it-IT', localService: false },
    { name: 'Daniel', lang: 'en_GB', localService: true },
  ];
  const state = {
    queue: [] as SpeechSynthesisUtterance[],
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    isPaused: false,
    /** Whether voices from a server can be reached. */
    hasNetwork: true,
    mostAtOnce: 0,
  };

  const next = () => {
    const [utterance] = state.queue;
    if (!utterance || state.isPaused || state.timer !== undefined) return;
    const event = {} as SpeechSynthesisEvent;
    const finish = () => {
      state.timer = undefined;
      state.queue.shift();
    };
    if (utterance.voice?.localService === false && !state.hasNetwork) {
      state.timer = setTimeout(() => {
        finish();
        const failed = { error: 'network' } as SpeechSynthesisErrorEvent;
        utterance.onerror?.call(utterance, failed);
        next();
      }, 10);
      return;
    }
    utterance.onstart?.call(utterance, event);
    const ms = utterance.text.length * msPerCharacter;
    state.timer = setTimeout(() => {
      if (ms > CHROME_SILENCE_MS) return;
      finish();
      const { text, lang, volume, voice } = utterance;
      heard.push({ text, lang, volume, voice: voice?.name ?? null });
      utterance.onend?.call(utterance, event);
      next();
    }, ms);
  };
  const synthesis = {
    getVoices: () => voices as SpeechSynthesisVoice[],
    speak(utterance: SpeechSynthesisUtterance) {
      state.queue.push(utterance);
      state.mostAtOnce = Math.max(state.mostAtOnce, state.queue.length);
      next();
    },
    cancel() {
      clearTimeout(state.timer);
      state.timer = undefined;
      for (const utterance of state.queue.splice(0)) {
        const canceled = { error: 'canceled' } as SpeechSynthesisErrorEvent;
        utterance.onerror?.call(utterance, canceled);
      }
    },
    resume() {
      state.isPaused = false;
      next();
    },
  };
  return { synthesis, heard, state, texts: () => heard.map(({ text }) => text) };
}
