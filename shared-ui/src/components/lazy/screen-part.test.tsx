import { act, render, screen } from '@testing-library/react';
import { UnattendedFrame } from '@turno/shared-ui/boot';
import { screenPart } from '@turno/shared-ui/components';
import { RemoteBoundary } from '@turno/shared-ui/remote-boundary';
import { buildRemoteProps } from '@turno/shared-ui/test';
import type { ComponentType } from 'react';
import { loadBeforeTests, noTexts } from '../../../test/texts.ts';

loadBeforeTests(noTexts);

const Screen = () => <p>Ecco</p>;
const onError = jest.fn();

beforeEach(() => {
  onError.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** A remote whose screen does not load the first so many times. */
function remoteOf(failures: number, hasFailover: boolean) {
  const load = jest.fn(async (): Promise<ComponentType> => {
    if (load.mock.calls.length <= failures) throw new TypeError('not loaded');
    return Screen;
  });
  const Part = screenPart(load);
  const { props } = buildRemoteProps({ hasFailover });
  const remote = (
    <UnattendedFrame props={props} texts={noTexts}>
      <Part />
    </UnattendedFrame>
  );
  return { load, remote };
}

/** Shows it as the shell does. */
function openInHost(failures: number) {
  const { load, remote } = remoteOf(failures, true);
  render(
    <RemoteBoundary name="mfe-display" onError={onError}>
      {remote}
    </RemoteBoundary>,
  );
  return load;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryByText('Ecco');

test('SHL-012 a screen that does not load twice fails, so that the host shows the release before', async () => {
  openInHost(2);
  await pass(4_000);
  expect(onError).not.toHaveBeenCalled();
  await pass(1_000);
  expect(onError).toHaveBeenCalledWith(new TypeError('not loaded'), 'mfe-display');
});

test('SHL-012 without a network no release is given up', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openInHost(4);
  await pass(15_000);
  onLine.mockReturnValue(true);
  await pass(5_000);
  expect(shown()).toBeVisible();
  expect(onError).not.toHaveBeenCalled();
});

test('SHL-012 where no host replaces it, at its own address or in place of another release, a screen is requested until it loads', async () => {
  render(remoteOf(4, false).remote);
  await pass(20_000);
  expect(shown()).toBeVisible();
});
