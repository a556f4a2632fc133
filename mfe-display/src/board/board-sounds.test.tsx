import { within } from '@testing-library/react';
import { fakeAudio, passTime, setClock } from '@turno/shared-ui/test';
import {
  bakery,
  changeDay,
  closeBrowser,
  heard,
  openBoard,
  openBrowser,
  panel,
} from '../../test/board.tsx';

let audio: ReturnType<typeof fakeAudio>;

beforeEach(() => {
  openBrowser();
  audio = fakeAudio();
});
afterEach(() => {
  audio.restore();
  closeBrowser();
});

/** What a board with these settings plays at a call: the notes of its chime, and its sentences. */
async function callOn(settings: string) {
  openBoard(bakery(), { path: `/display/7?${settings}` });
  const bench = await panel();
  audio.played.length = 0;
  await changeDay({ counter: 48, currentTicket: 'A48' });
  expect(await within(bench).findByText('A48')).toBeVisible();
  await passTime(15_000);
  return { notes: audio.played.length, said: heard() };
}

const IT = 'Stiamo servendo il numero A48';
const EN = 'Now serving number A48';

test.each([
  { settings: '', notes: 2, said: [[IT, 'it-IT', 1]] },
  { settings: 'sound=off', notes: 0, said: [] },
  { settings: 'sound=chime', notes: 2, said: [] },
  { settings: 'volume=60', notes: 2, said: [[IT, 'it-IT', 0.6]] },
  {
    settings: 'lang=en,it&volume=20',
    notes: 2,
    said: [
      [EN, 'en-GB', 0.2],
      [IT, 'it-IT', 0.2],
    ],
  },
])(
  'DIS-006 a board with "$settings" announces a call as its settings say',
  async ({ settings, notes, said }) => {
    const call = await callOn(settings);
    expect(call.notes).toBe(notes);
    expect(call.said.map(({ text, lang, volume }) => [text, lang, volume])).toEqual(said);
  },
);

test.each([
  { time: '22:30', isQuiet: true },
  { time: '06:59', isQuiet: true },
  { time: '07:00', isQuiet: false },
  { time: '21:59', isQuiet: false },
])(
  'DIS-006 with quiet=22:00-07:00 a call at $time is shown, and heard unless it is quiet',
  async ({ time, isQuiet }) => {
    setClock(`2026-11-21T${time}:00+01:00`);
    const call = await callOn('quiet=22:00-07:00');
    expect([call.notes > 0, call.said.length > 0]).toEqual([!isQuiet, !isQuiet]);
  },
);
