import { act, render, screen } from '@testing-library/react';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { LazyPart, lazySource, screenSource, stayingSource } from '@turno/shared-ui/components';
import { RemoteBoundary } from '@turno/shared-ui/remote-boundary';
import { buildRemoteProps, newUser } from '@turno/shared-ui/test';
import { type ComponentType, Suspense } from 'react';
import { loadBeforeTests, noTexts } from '../../../test/texts.ts';

loadBeforeTests(noTexts);

const onError = jest.fn();
beforeEach(() => {
  onError.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const LOST = new TypeError('not loaded');
type MakeSource = typeof lazySource;

/** A remote with a part that does not load the first so many times, as the shell shows it. */
function remoteOf(make: MakeSource, failures: number) {
  const load = jest.fn(async (): Promise<ComponentType> => {
    if (load.mock.calls.length <= failures) throw LOST;
    return () => <p>Ecco</p>;
  });
  const source = make(load);
  const { props } = buildRemoteProps({ hasFailover: true });
  const show = (hasFailover = true) =>
    render(
      <RemoteBoundary name="mfe-merchant" onError={onError}>
        <RemoteFrame props={{ ...props, hasFailover }} texts={noTexts}>
          <h1>Il resto</h1>
          <Suspense fallback={<p>Un attimo</p>}>
            <LazyPart source={source} />
          </Suspense>
        </RemoteFrame>
      </RemoteBoundary>,
    );
  return { load, show };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const retry = async () => {
  await newUser().click(screen.getByRole('button', { name: 'Riprova' }));
  // React reveals what was suspended a little later.
  await pass(500);
};

test('SHL-012 a screen is requested once more, and its second failure gives the page to another release', async () => {
  const { load, show } = remoteOf(screenSource, 2);
  show();
  await pass(900);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onError).not.toHaveBeenCalled();
  await pass(100);
  expect(onError).toHaveBeenCalledWith(LOST, 'mfe-merchant');
});

test('SHL-012 the release that the host mounts again, because no other one loads, requests the screen again', async () => {
  const { load, show } = remoteOf(screenSource, 2);
  show();
  await pass(1_000);
  show();
  await pass(0);
  expect(screen.getByText('Ecco')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('SHL-012 in place of another release a screen that does not load says so and waits', async () => {
  const { load, show } = remoteOf(screenSource, 9);
  show(false);
  await pass(10_000);
  await retry();
  await retry();
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('heading', { name: 'Il resto' })).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

test('SHL-012 a part of a screen says so in its place first; a press that does not help gives the page to another release', async () => {
  const { show } = remoteOf(lazySource, 2);
  show();
  await pass(10_000);
  expect(screen.getByRole('heading', { name: 'Il resto' })).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
  await retry();
  expect(onError).toHaveBeenCalledWith(LOST, 'mfe-merchant');
});

test.each([
  { what: 'without a network', make: screenSource, onLine: false },
  { what: 'for a part in a form', make: stayingSource, onLine: true },
])('SHL-012 no release is given up $what', async ({ make, onLine }) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const { show } = remoteOf(make, 3);
  show();
  await pass(2_000);
  await retry();
  await retry();
  expect(onError).not.toHaveBeenCalled();
  await retry();
  expect(screen.getByText('Ecco')).toBeVisible();
});
