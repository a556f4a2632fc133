import { createSpeaker, pickVoice } from './speaker.ts';
import { sentenceFor } from './use-announcer.ts';

type Said = { text: string; lang: string; voice: unknown; end: () => void; fail: () => void };

function setUp({ canSpeak = true } = {}) {
  const spoken: Said[] = [];
  const chime = jest.fn();
  const onProblem = jest.fn();
  const voices = [
    { name: 'Anna', lang: 'de-DE' },
    { name: 'Alice', lang: 'it-IT' },
  ];
  const synthesis = {
    getVoices: () => voices as SpeechSynthesisVoice[],
    cancel: jest.fn(),
    speak: (utterance: SpeechSynthesisUtterance) => {
      const event = { error: 'synthesis-failed' } as SpeechSynthesisErrorEvent;
      spoken.push({
        text: utterance.text,
        lang: utterance.lang,
        voice: utterance.voice?.name,
        end: () => utterance.onend?.call(utterance, event),
        fail: () => utterance.onerror?.call(utterance, event),
      });
    },
  };
  const speaker = createSpeaker({
    synthesis: canSpeak ? synthesis : null,
    createUtterance: (text) => ({ text }) as SpeechSynthesisUtterance,
    voiceName: 'Google italiano',
    chime,
    onProblem,
  });
  return { speaker, spoken, chime, onProblem, synthesis };
}

test('DIS-006 the announcement is Italian', () => {
  expect(sentenceFor({ number: 'A47' })).toBe('Stiamo servendo il numero A47');
  expect(sentenceFor({ number: 'A47', desk: 'Sportello 3' })).toBe(
    'Stiamo servendo il numero A47, Sportello 3',
  );
});

test.each([
  { preferred: 'Google italiano', name: 'Google italiano' },
  { preferred: 'google ITALIANO', name: 'Google italiano' },
  { preferred: 'Unknown voice', name: 'Alice' },
])('G-28 of the voices $preferred gives $name', ({ preferred, name }) => {
  const voices = [
    { name: 'Anna', lang: 'de-DE' },
    { name: 'Alice', lang: 'it-IT' },
    { name: 'Google italiano', lang: 'it-IT' },
  ];
  expect(pickVoice(voices, preferred)?.name).toBe(name);
});

test('G-28 without an Italian voice the browser chooses', () => {
  expect(pickVoice([{ name: 'Anna', lang: 'de-DE' }], 'Google italiano')).toBeNull();
});

test('DIS-006 a text is said in Italian after a chime, and resolves at its end', async () => {
  const { speaker, spoken, chime } = setUp();
  const said = speaker.say('A1');
  expect(spoken).toMatchObject([{ text: 'A1', lang: 'it-IT', voice: 'Alice' }]);
  expect(chime).toHaveBeenCalledTimes(1);
  spoken[0]?.end();
  await said;
});

test('DIS-006 a browser that never reports the end does not silence the board', async () => {
  const { speaker } = setUp();
  const said = speaker.say('A1');
  jest.advanceTimersByTime(8_000);
  await said;
});

test('DIS-009 speech that fails is reported once, and the chime still sounds', async () => {
  const { speaker, spoken, chime, onProblem } = setUp();
  for (const at of [0, 1]) {
    const said = speaker.say(String(at));
    spoken[at]?.fail();
    await said;
  }
  expect(onProblem.mock.calls).toEqual([['speech: synthesis-failed']]);
  expect(chime).toHaveBeenCalledTimes(2);
  const silent = setUp({ canSpeak: false });
  await silent.speaker.say('1');
  await silent.speaker.say('2');
  expect(silent.onProblem.mock.calls).toEqual([['speech: not supported']]);
  expect(silent.chime).toHaveBeenCalledTimes(2);
});

test('stopping cancels what is being said', () => {
  const { speaker, synthesis } = setUp();
  speaker.stop();
  expect(synthesis.cancel).toHaveBeenCalled();
});
