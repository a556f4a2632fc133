import { passTime } from '@turno/shared-ui/test';
import { fakeSpeech } from '../../../test/fake-speech.ts';
import { sentenceFor } from './sentences.ts';
import { createSpeaker, LONGEST_UTTERANCE_MS, pickVoice } from './speaker.ts';

function setUp({ canSpeak = true } = {}) {
  const speech = fakeSpeech();
  const chime = jest.fn();
  const onProblem = jest.fn();
  const speaker = createSpeaker({
    synthesis: canSpeak ? speech.synthesis : null,
    createUtterance: (text) => ({ text }) as SpeechSynthesisUtterance,
    voiceName: 'Google italiano',
    chime,
    onProblem,
  });
  const say = (text: string, others: { locale: 'en' | 'de'; text: string }[] = []) =>
    speaker.say({ sentences: [{ locale: 'it', text }, ...others], volume: 0.5 });
  return { ...speech, speaker, say, chime, onProblem };
}

const call = { number: 'A47', desk: null, queueName: null };

test.each([
  { locale: 'it', change: {}, is: 'Stiamo servendo il numero A47' },
  {
    locale: 'it',
    change: { queueName: 'Banco', desk: 'Sportello 3' },
    is: 'Banco: stiamo servendo il numero A47, Sportello 3',
  },
  { locale: 'en', change: {}, is: 'Now serving number A47' },
  {
    locale: 'it',
    change: { isOfDayBefore: true, desk: 'Sportello 3' },
    is: 'Stiamo servendo il numero A47, del giorno prima, Sportello 3',
  },
  { locale: 'es', change: {}, is: 'Estamos atendiendo el número A47' },
  { locale: 'de', change: { queueName: 'Kasse' }, is: 'Kasse: Jetzt ist Nummer A47 dran' },
] as const)('DIS-006 a call in $locale: $is', ({ locale, change, is }) => {
  expect(sentenceFor(locale, { ...call, ...change })).toBe(is);
});

const voice = (name: string, lang: string) => ({ name, lang });
const VOICES = [
  voice('Anna', 'de-DE'),
  voice('Alice', 'it-IT'),
  voice('Google italiano', 'it-IT'),
  voice('Samantha', 'en-US'),
  voice('Daniel', 'en_GB'),
];

test.each([
  { locale: 'it', preferred: 'Google italiano', name: 'Google italiano' },
  { locale: 'it', preferred: 'google ITALIANO', name: 'Google italiano' },
  { locale: 'it', preferred: 'Unknown voice', name: 'Alice' },
  { locale: 'en', preferred: 'Google italiano', name: 'Daniel' },
  { locale: 'de', preferred: 'Google italiano', name: 'Anna' },
  { locale: 'es', preferred: 'Google italiano', name: undefined },
] as const)(
  'G-28 in $locale of the voices $preferred gives $name',
  ({ locale, preferred, name }) => {
    expect(pickVoice(VOICES, locale, preferred)?.name).toBe(name);
  },
);

test('DIS-006 a text is said in Italian after a chime, at the chosen volume', async () => {
  const { say, heard, chime } = setUp();
  const said = say('A1');
  await passTime(0);
  expect(chime.mock.calls).toEqual([[0.5]]);
  expect(heard).toEqual([]);
  await passTime(1_000);
  await said;
  expect(heard).toEqual([{ text: 'A1', lang: 'it-IT', volume: 0.5, voice: 'Google italiano' }]);
});

test('DIS-006 two calls 100 ms apart are said in each language, in order, none twice, never two at once', async () => {
  const { say, texts, chime, state } = setUp();
  void say('A1', [{ locale: 'en', text: 'A1 en' }]);
  await passTime(100);
  void say('A2', [{ locale: 'en', text: 'A2 en' }]);
  await passTime(10_000);
  expect(texts()).toEqual(['A1', 'A1 en', 'A2', 'A2 en']);
  expect(chime).toHaveBeenCalledTimes(2);
  expect(state.mostAtOnce).toBe(1);
});

test('DIS-006 an utterance that falls silent in Chrome does not silence the ones after it', async () => {
  const { say, texts, onProblem } = setUp();
  void say('x'.repeat(300));
  void say('A2');
  await passTime(LONGEST_UTTERANCE_MS + 5_000);
  expect(texts()).toEqual(['A2']);
  expect(onProblem).not.toHaveBeenCalled();
});

test('DIS-006 a browser that paused its voice speaks again', async () => {
  const { say, texts, state } = setUp();
  state.isPaused = true;
  void say('A1');
  await passTime(2_000);
  expect(texts()).toEqual(['A1']);
});

test('DIS-009 without a network a local voice says it once; the reason is reported once', async () => {
  const { say, heard, state, onProblem } = setUp();
  state.hasNetwork = false;
  void say('A1');
  void say('A2');
  await passTime(10_000);
  expect(heard).toMatchObject([
    { text: 'A1', voice: 'Alice' },
    { text: 'A2', voice: 'Alice' },
  ]);
  expect(onProblem.mock.calls).toEqual([['speech: network']]);
});

test('DIS-009 a browser that cannot speak still chimes', async () => {
  const { say, chime, onProblem } = setUp({ canSpeak: false });
  await say('1');
  await say('2');
  expect(onProblem.mock.calls).toEqual([['speech: not supported']]);
  expect(chime).toHaveBeenCalledTimes(2);
});

test('DIS-009 an announcement that throws is reported, and the next one is said', async () => {
  const { say, chime, texts, onProblem } = setUp();
  chime.mockImplementationOnce(() => {
    throw new Error('no audio');
  });
  const failed = say('A1');
  void say('A2');
  await passTime(5_000);
  await failed;
  expect(texts()).toEqual(['A2']);
  expect(onProblem.mock.calls).toEqual([['speech: Error: no audio']]);
});

test('stopping cancels what is being said and all that follows', async () => {
  const { say, speaker, texts, onProblem, chime } = setUp();
  void say('A1');
  void say('A2');
  await passTime(700);
  speaker.stop();
  await passTime(10_000);
  expect(texts()).toEqual([]);
  expect(chime).toHaveBeenCalledTimes(1);
  expect(onProblem).not.toHaveBeenCalled();
});
