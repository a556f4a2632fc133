import {
  BOARD_SETTING_EXAMPLES,
  isQuietTime,
  parseBoardSettings,
  writeBoardSettings,
} from './board-settings.ts';

test('DIS-002 an address without settings gives the defaults', () => {
  expect(parseBoardSettings('')).toEqual({
    settings: {
      queues: null,
      lang: null,
      quiet: null,
      layout: 'auto',
      colours: 'dark',
      sound: 'all',
      volume: 100,
      message: '',
    },
    problems: [],
  });
});

test('DIS-002 every setting is read, and each example is one', () => {
  const search = new URLSearchParams(BOARD_SETTING_EXAMPLES).toString();
  expect(parseBoardSettings(search)).toEqual({
    settings: {
      queues: [11, 12],
      lang: ['it', 'en'],
      quiet: { from: 1_320, until: 420 },
      layout: 'rows',
      colours: 'light',
      sound: 'chime',
      volume: 60,
      message: 'Wi-Fi: OSPITI',
    },
    problems: [],
  });
});

test.each([
  'queues=',
  'queues=0',
  'queues=1,x',
  'layout=big',
  'lang=',
  'lang=it,fr',
  'colours=red',
  'sound=on',
  'volume=101',
  'volume=-1',
  'volume=',
  'quiet=22-7',
  'quiet=24:00-07:00',
  `message=${'x'.repeat(121)}`,
  'colour=red',
  'constructor=1',
  '__proto__=1',
])('DIS-002 %s is a problem', (search) => {
  const [name = '', value = ''] = search.split('=');
  const { settings, problems } = parseBoardSettings(`?${search}`);
  expect(problems).toEqual([{ name, value }]);
  expect(settings).toEqual(parseBoardSettings('').settings);
});

/** Rome: summer time began at 02:00 on 29 March and ended at 03:00 on 25 October 2026. */
test.each([
  { quiet: '22:00-07:00', at: '2026-11-23T20:59:00Z', is: false },
  { quiet: '22:00-07:00', at: '2026-11-23T21:00:00Z', is: true },
  { quiet: '22:00-07:00', at: '2026-11-24T05:59:00Z', is: true },
  { quiet: '22:00-07:00', at: '2026-11-24T06:00:00Z', is: false },
  { quiet: '13:00-15:00', at: '2026-11-24T12:30:00Z', is: true },
  { quiet: '13:00-15:00', at: '2026-11-24T14:00:00Z', is: false },
  { quiet: '22:00-07:00', at: '2026-03-29T04:59:00Z', is: true },
  { quiet: '22:00-07:00', at: '2026-03-29T05:00:00Z', is: false },
  { quiet: '22:00-07:00', at: '2026-10-25T05:59:00Z', is: true },
  { quiet: '22:00-07:00', at: '2026-10-25T06:00:00Z', is: false },
])('DIS-006 quiet hours $quiet at $at: $is', ({ quiet, at, is }) => {
  const { settings } = parseBoardSettings(`quiet=${quiet}`);
  expect(isQuietTime(settings, new Date(at), 'Europe/Rome')).toBe(is);
});

test.each(['', new URLSearchParams(BOARD_SETTING_EXAMPLES).toString(), 'sound=off&volume=0'])(
  'DIS-002 what is written of "%s" is read again',
  (search) => {
    const { settings } = parseBoardSettings(search);
    expect(parseBoardSettings(writeBoardSettings(settings))).toEqual({ settings, problems: [] });
  },
);

test('DIS-002 a written address says only what is not usual, readable as it is typed', () => {
  const { settings } = parseBoardSettings('queues=11,12&layout=auto&quiet=22:00-07:00');
  expect(writeBoardSettings(settings)).toBe('queues=11,12&quiet=22:00-07:00');
});
