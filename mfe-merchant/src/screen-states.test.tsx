import { screen, waitFor } from '@testing-library/react';
import {
  axeViolations,
  type FakeReply,
  failOffline,
  neverAnswer,
  refuse,
  setUpEventSources,
} from '@turno/shared-ui/test';
import type { Load } from '../test/screen-load.ts';
import { LOADS } from '../test/screen-loads.ts';
import { bakery, mine, show } from '../test/show.tsx';

setUpEventSources();

function open({ path, call, others = [], ...rest }: Load, answer: FakeReply) {
  const replies = [mine(bakery()), ...others.filter((each) => each.call !== call), answer];
  return show({ path, replies, ...('session' in rest ? { session: null } : {}) });
}
const shown = async (container: HTMLElement, words: RegExp) =>
  waitFor(() => expect(container).toHaveTextContent(words));

describe.each(Object.entries(LOADS))('UI states: %s', (_, load) => {
  test('says that it is loading, until it comes', async () => {
    const silent = neverAnswer(load.call);
    const asked = jest.fn(silent.work);
    const { container } = open(load, { ...silent, work: asked });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(await screen.findAllByText('Caricamento…')).not.toHaveLength(0);
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  test.each([
    ['is offline', failOffline(load.call), /Connessione assente/],
    [
      'is refused',
      refuse(load.call, 'internal_server_error'),
      /Qualcosa non ha funzionato|errore/i,
    ],
  ])(
    'ERR-010 says so when it %s, offers a retry and then shows it',
    async (_name, answer, words) => {
      const { user, gateway, container } = open(load, answer);
      const retry = await screen.findByRole('button', { name: 'Riprova' });
      expect(screen.getByRole('alert')).toHaveTextContent(words);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(await axeViolations(container)).toEqual([]);
      gateway.answer(load.answer);
      await user.click(retry);
      await shown(container, load.words);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

const empties = Object.entries(LOADS).flatMap(([name, load]) =>
  load.empty ? [{ name, load, answer: load.empty[0], words: load.empty[1] }] : [],
);

test.each(empties)('UI states: $name says what is there when nothing is', async (each) => {
  const { container } = open(each.load, each.answer);
  await shown(container, each.words);
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});
