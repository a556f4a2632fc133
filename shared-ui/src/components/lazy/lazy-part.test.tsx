import { act, render, screen } from '@testing-library/react';
import { LazyPart, lazySource, optionalPart } from '@turno/shared-ui/components';
import { reachability } from '@turno/shared-ui/http';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { showIn } from '../../../test/show-story.tsx';

const Place = ({ children }: { children: ReactNode }) => (
  <section aria-label="Posto">{children}</section>
);
const Screen = ({ name }: { name: string }) => <p>Ecco {name}</p>;

/** A part whose code does not come the first so many times. */
function open(failures: number) {
  const load = jest.fn(async (): Promise<ComponentType<{ name: string }>> => {
    if (load.mock.calls.length <= failures) throw new TypeError('no network');
    return Screen;
  });
  const source = lazySource(load);
  const ui = (
    <>
      <h1>Il resto</h1>
      <LazyPart source={source} frame={Place} props={{ name: 'qui' }} fallback={<p>Un attimo</p>} />
    </>
  );
  return { load, ui };
}

test('a part renders with its props, and its code is requested once', async () => {
  const { load, ui } = open(0);
  showIn(ui).unmount();
  showIn(ui);
  expect(await screen.findByText('Ecco qui')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('SHL-012: a part whose code fails to load leaves the page intact, and the retry button requests it again', async () => {
  const { load, ui } = open(2);
  const { user } = showIn(ui);
  const place = await screen.findByRole('region', { name: 'Posto' });
  expect(place).toHaveTextContent('Questa parte non si è caricata.');
  expect(screen.getByRole('heading', { name: 'Il resto' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Ecco qui')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('SHL-012: the code is requested again when the network returns', async () => {
  const { ui } = open(1);
  showIn(ui);
  await screen.findByRole('button', { name: 'Riprova' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Ecco qui')).toBeVisible();
});

test('SHL-012: the code is requested again when the services are reached again, also where the browser was online all the time', async () => {
  const { ui, load } = open(1);
  showIn(ui);
  await screen.findByRole('button', { name: 'Riprova' });
  act(() => reachability.report(false));
  expect(load).toHaveBeenCalledTimes(1);
  act(() => reachability.report(true));
  expect(await screen.findByText('Ecco qui')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('SHL-012: a part that was left is not waited for any longer', async () => {
  const unsubscribe = jest.fn();
  const subscribe = jest.spyOn(reachability, 'subscribe').mockReturnValue(unsubscribe);
  const { ui } = open(1);
  const { unmount } = showIn(ui);
  await screen.findByRole('button', { name: 'Riprova' });
  const { length: subscribed } = subscribe.mock.calls;
  unmount();
  expect(subscribed).toBeGreaterThan(0);
  expect(unsubscribe).toHaveBeenCalledTimes(subscribed);
  subscribe.mockRestore();
});

test('SHL-012: an optional part shows no error and its code is requested until it loads', async () => {
  const { load } = open(2);
  const Part = optionalPart(load);
  showIn(
    <>
      <input aria-label="Nome" defaultValue="Ad" />
      <Part name="qui" />
    </>,
  );
  for (const tries of [1, 2, 3]) {
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(load).toHaveBeenCalledTimes(tries);
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
  }
  expect(screen.getByText('Ecco qui')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Ad');
});

test('SHL-012: mounting the part again requests its code again', async () => {
  const { ui } = open(1);
  const first = showIn(ui);
  await screen.findByRole('button', { name: 'Riprova' });
  first.unmount();
  showIn(ui);
  expect(await screen.findByText('Ecco qui')).toBeVisible();
});

test('SHL-012: another part in the same position loads, fails and recovers independently', async () => {
  const first = lazySource(async () => Screen);
  let isAway = true;
  const second = lazySource(async () => {
    if (isAway) throw new TypeError('no network');
    return () => <p>Altro</p>;
  });
  const at = (isSecond: boolean) => (
    <Suspense fallback={<p>Un attimo</p>}>
      {isSecond ? (
        <LazyPart source={second} />
      ) : (
        <LazyPart source={first} props={{ name: 'qui' }} />
      )}
    </Suspense>
  );
  const { rerender } = render(at(false));
  expect(await screen.findByText('Ecco qui')).toBeVisible();
  rerender(at(true));
  const retry = await screen.findByRole('button');
  isAway = false;
  act(() => retry.click());
  expect(await screen.findByText('Altro')).toBeVisible();
  rerender(at(false));
  expect(await screen.findByText('Ecco qui')).toBeVisible();
});
