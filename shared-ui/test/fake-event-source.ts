/** A stream of events that a test opens, feeds and breaks. */
export type FakeEventSource = {
  url: string;
  isClosed: boolean;
  open(): void;
  say(message: unknown): void;
  fail(): void;
};

type Handler = ((event: { data: string }) => void) | null;

/** Installs a fake EventSource; the list collects the opened streams. */
export function fakeEventSources(): { streams: FakeEventSource[]; restore: () => void } {
  const original = Reflect.get(globalThis, 'EventSource');
  const streams: FakeEventSource[] = [];
  class Fake implements FakeEventSource {
    isClosed = false;
    onopen: (() => void) | null = null;
    onmessage: Handler = null;
    onerror: (() => void) | null = null;
    readonly url: string;

    constructor(url: string) {
      this.url = url;
      streams.push(this);
    }

    close() {
      this.isClosed = true;
    }

    open() {
      this.onopen?.();
    }

    say(message: unknown) {
      this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
    }

    fail() {
      this.onerror?.();
    }
  }
  Reflect.set(globalThis, 'EventSource', Fake);
  return { streams, restore: () => void Reflect.set(globalThis, 'EventSource', original) };
}

/** Fakes them for each test of a file; `streams` are those that the present test opened. */
export function setUpEventSources(): { readonly streams: FakeEventSource[] } {
  let fake: ReturnType<typeof fakeEventSources>;
  beforeEach(() => {
    fake = fakeEventSources();
  });
  afterEach(() => fake.restore());
  return {
    get streams() {
      return fake.streams;
    },
  };
}
