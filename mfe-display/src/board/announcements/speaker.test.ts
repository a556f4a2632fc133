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

test('DIS-006 two numbers are announced one after the other, in Italian, after one chime', () => {
  const { speaker, spoken, chime } = setUp();
  speaker.say(['A1', 'B2']);
  expect(spoken).toMatchObject([{ text: 'A1', lang: 'it-IT', voice: 'Alice' }]);
  spoken[0]?.end();
  expect(spoken.map(({ text }) => text)).toEqual(['A1', 'B2']);
  expect(chime).toHaveBeenCalledTimes(1);
});

test('DIS-006 a browser that never reports the end does not silence the board', () => {
  jest.useFakeTimers();
  const { speaker, spoken } = setUp();
  speaker.say(['A1', 'A2']);
  jest.advanceTimersByTime(8_000);
  expect(spoken.map(({ text }) => text)).toEqual(['A1', 'A2']);
  jest.useRealTimers();
});

test('DIS-006 what piled up is cut down to the last numbers', () => {
  const { speaker, spoken } = setUp();
  speaker.say(['1']);
  speaker.say(['2', '3', '4', '5', '6']);
  for (let at = 0; at < 5; at += 1) spoken[at]?.end();
  expect(spoken.map(({ text }) => text)).toEqual(['1', '3', '4', '5', '6']);
});

test('DIS-009 speech that fails is reported once, and the chime still sounds', () => {
  const { speaker, spoken, chime, onProblem } = setUp();
  speaker.say(['1', '2']);
  spoken[0]?.fail();
  spoken[1]?.fail();
  expect(onProblem.mock.calls).toEqual([['speech: synthesis-failed']]);
  const silent = setUp({ canSpeak: false });
  silent.speaker.say(['1']);
  silent.speaker.say(['2']);
  expect(silent.onProblem.mock.calls).toEqual([['speech: not supported']]);
  expect(silent.chime).toHaveBeenCalledTimes(2);
  expect(chime).toHaveBeenCalledTimes(1);
});

test('stopping clears the remaining announcements', () => {
  const { speaker, spoken, synthesis } = setUp();
  speaker.say(['1', '2']);
  speaker.stop();
  expect(synthesis.cancel).toHaveBeenCalled();
  expect(spoken).toHaveLength(1);
});
