/** Runs in the page: a stream that the soak speaks through, and a voice that counts what it says. */
export function standInForBrowser(): void {
  let listener: { onmessage?: (event: { data: string }) => void } | null = null;
  class Stream {
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    constructor() {
      listener = this;
      setTimeout(() => this.onopen?.(), 1);
    }
    close() {
      if (listener === this) listener = null;
    }
  }
  const heard = { last: '' };
  Object.assign(window, {
    EventSource: Stream,
    said: 0,
    say: (data: string) => listener?.onmessage?.({ data }),
  });
  speechSynthesis.speak = (utterance) => {
    // The same sentence twice in a row is one too many.
    const count = utterance.text === heard.last ? 1_000 : 1;
    heard.last = utterance.text;
    Object.assign(window, { said: Number(Reflect.get(window, 'said')) + count });
    setTimeout(() => utterance.dispatchEvent(new SpeechSynthesisEvent('end', { utterance })), 100);
  };
}
