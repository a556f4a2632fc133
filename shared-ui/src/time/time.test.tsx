import { act, screen, waitFor, within } from '@testing-library/react';
import { loadSheet } from '@turno/shared-ui/components';
import { axeViolations } from '@turno/shared-ui/test';
import { Stateful } from '../../catalogue/frame.tsx';
import { showIn } from '../../test/show-story.tsx';
import { passedThreshold } from './countdown.tsx';
import {
  Countdown,
  DateField,
  DurationSelect,
  loadCalendar,
  TimeSelect,
  timeOptions,
} from './index.ts';

beforeAll(() => Promise.all([loadCalendar(), loadSheet()]));

describe('DateField', () => {
  const show = (change = {}) =>
    showIn(
      <Stateful initial={null as string | null}>
        {(value, setValue) => (
          <DateField
            label="Chiusura straordinaria"
            value={value}
            onChange={setValue}
            minDate="2026-11-21"
            {...change}
          />
        )}
      </Stateful>,
    );
  const open = async ({ user }: ReturnType<typeof showIn>) => {
    await user.click(screen.getByRole('button', { name: 'Chiusura straordinaria' }));
    const sheet = await screen.findByRole('dialog', { name: 'Chiusura straordinaria' });
    await within(sheet).findByRole('grid');
    return sheet;
  };

  // By its label: a query by role computes the names of all forty days, each time.
  const dayIn = (sheet: HTMLElement, name: RegExp) => {
    const day = within(sheet).getByLabelText(name);
    expect(day).toHaveAttribute('role', 'button');
    return day;
  };

  test('MER-062, MER-065 weeks begin on Monday and the past cannot be chosen', async () => {
    const sheet = await open(show());
    const days = within(sheet).getAllByRole('columnheader', { hidden: true });
    expect(days.map((day) => day.textContent)).toEqual([
      'lun',
      'mar',
      'mer',
      'gio',
      'ven',
      'sab',
      'dom',
    ]);
    expect(dayIn(sheet, /20 novembre/)).toHaveAttribute('aria-disabled', 'true');
    expect(dayIn(sheet, /21 novembre/)).not.toHaveAttribute('aria-disabled');
    expect(await axeViolations(sheet)).toEqual([]);
  });

  test('SHL-030 the chosen day is shown as DD/MM/YYYY and announced in words', async () => {
    const shown = show();
    const sheet = await open(shown);
    await shown.user.click(dayIn(sheet, /27 novembre/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const field = screen.getByRole('button', { name: 'Chiusura straordinaria' });
    expect(field).toHaveTextContent('27/11/2026');
    expect(field).toHaveAccessibleDescription('venerdì 27 novembre 2026');
  });

  test('days are walked by arrow keys and chosen by Enter', async () => {
    const shown = show();
    const sheet = await open(shown);
    act(() => dayIn(sheet, /23 novembre/).focus());
    await shown.user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(await screen.findByText('01/12/2026')).toBeInTheDocument();
  });

  test('MER-064 a day that is taken cannot be chosen', async () => {
    const sheet = await open(show({ isUnavailable: (date: string) => date === '2026-11-25' }));
    expect(dayIn(sheet, /25 novembre/)).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('TimeSelect', () => {
  test('CST-018, G-29: 97 times by the quarter of an hour, the last of them 24:00', () => {
    const times = timeOptions({ isEnd: true });
    expect(times).toHaveLength(97);
    expect([times[0], times[1], times.at(-1)]).toEqual(['00:00', '00:15', '24:00']);
    expect(timeOptions()).not.toContain('24:00');
  });

  test('CST-006: the times of an event lie between two of them', () => {
    expect(timeOptions({ from: '19:00', to: '19:45' })).toEqual([
      '19:00',
      '19:15',
      '19:30',
      '19:45',
    ]);
  });

  test('times are in order', () => {
    const times = timeOptions({ isEnd: true });
    expect(times.toSorted()).toEqual(times);
  });

  test('MER-057 one is chosen; a stored time off the quarter stays on offer', async () => {
    const onChange = jest.fn();
    const { user } = showIn(<TimeSelect label="Alle" isEnd value="19:50" onChange={onChange} />);
    const select = screen.getByRole('combobox', { name: 'Alle' });
    expect(select).toHaveValue('19:50');
    await user.selectOptions(select, '24:00');
    expect(onChange).toHaveBeenCalledWith('24:00');
  });

  test('MER-060 a slot shows its mark', () => {
    showIn(
      <TimeSelect label="Alle" value="08:00" onChange={() => {}} errorMessage="Verifica orario" />,
    );
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Verifica orario');
  });
});

test('MER-044, CST-006: a duration is hours 0 to 10 and minutes 0 to 59', async () => {
  const onChange = jest.fn();
  const { user } = showIn(<DurationSelect label="Durata" value={5_400} onChange={onChange} />);
  const group = screen.getByRole('group', { name: 'Durata' });
  const hours = within(group).getByRole('combobox', { name: 'Ore' });
  const minutes = within(group).getByRole('combobox', { name: 'Minuti' });
  expect([hours, minutes].map((each) => within(each).getAllByRole('option').length)).toEqual([
    11, 60,
  ]);
  await user.selectOptions(hours, '2');
  expect(onChange).toHaveBeenLastCalledWith(9_000);
  await user.selectOptions(minutes, '45');
  expect(onChange).toHaveBeenLastCalledWith(6_300);
});

describe('Countdown', () => {
  beforeEach(() => jest.useFakeTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('CON-032 counts twelve seconds down, ends once and announces nothing', () => {
    const onEnd = jest.fn();
    showIn(<Countdown endsAt={Date.now() + 12_000} spokenAt={[]} onEnd={onEnd} />);
    expect(screen.getByRole('timer')).toHaveTextContent('0:12');
    pass(5_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:07');
    expect(onEnd).not.toHaveBeenCalled();
    pass(30_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('');
  });

  test('is announced at its thresholds only', () => {
    showIn(<Countdown label="Il codice scade tra" endsAt={Date.now() + 65_000} />);
    pass(4_000);
    expect(screen.getByRole('status')).toHaveTextContent('');
    pass(2_000);
    expect(screen.getByRole('status')).toHaveTextContent('Manca 1 minuto');
    pass(50_000);
    expect(screen.getByRole('status')).toHaveTextContent('Mancano 10 secondi');
  });
});

test('after a hidden tab only the last mark that was passed is said', () => {
  expect(passedThreshold(70, 8, [60, 30, 10])).toBe(10);
  expect(passedThreshold(70, 65, [60, 30, 10])).toBeNull();
  expect(passedThreshold(12, 0, [60, 30, 10])).toBeNull();
});
