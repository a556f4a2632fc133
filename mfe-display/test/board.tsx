import { act, screen } from '@testing-library/react';
import { type DailyCounter, type Merchant, merchantCall } from '@turno/shared-types';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  type FakeEventSource,
  fakeEventSources,
  loadBeforeTests,
  renderScreen,
  reply,
} from '@turno/shared-ui/test';
import { texts } from '../src/locales/texts.ts';
import { DisplayRoutes } from '../src/remote.tsx';
import { fakeSpeech } from './fake-speech.ts';

loadBeforeTests(texts);

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
const SERVED = { counter: 47, currentTicket: 'A47', ticketsAhead: 23, paxAhead: 23 };

export function day(change: Partial<DailyCounter> = {}): DailyCounter {
  return buildCounter({ date: today(), estimatedWaitingTime: 1_080, ...change });
}

export function bakery(change: Partial<DailyCounter> = {}): Merchant {
  const queues = [buildQueue({ queue_daily_counters: [day({ ...SERVED, ...change })] })];
  return buildMerchant({ queues });
}

/** What the board has said to the end. */
export let spoken: () => string[] = () => [];
/** The same with language and volume. */
export let heard: () => ReturnType<typeof fakeSpeech>['heard'] = () => [];
let streams: FakeEventSource[];
let restore: () => void;

/** The live stream the board has open now. */
export const stream = () => streams.at(-1);

/** Gives the browser a voice and live streams. */
export function openBrowser() {
  const speech = fakeSpeech();
  spoken = speech.texts;
  heard = () => speech.heard;
  ({ streams, restore } = fakeEventSources());
  Reflect.set(window, 'SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
    this.text = text;
  });
  Reflect.set(window, 'speechSynthesis', speech.synthesis);
}

export function closeBrowser() {
  restore();
  Reflect.deleteProperty(window, 'speechSynthesis');
}

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/** The board of a merchant, as its host opens it. */
export function openBoard(merchant: Merchant, options: Options = {}) {
  return renderScreen(<DisplayRoutes />, {
    path: '/display/7',
    texts,
    replies: [reply(merchantCall, merchant)],
    ...options,
  });
}

export const panel = (name = 'Banco') => screen.findByRole('region', { name });

/** A message of the live stream that changes what is served. */
export const changeDay = (change: Partial<DailyCounter>) =>
  act(async () => {
    stream()?.open();
    stream()?.say({
      type: 'queue-changed',
      queueId: 11,
      counter: day({ ...SERVED, ...change }),
    });
  });
