import { act, render } from '@testing-library/react';
import { passTime } from '@turno/shared-ui/test';
import { Frame } from '../../../catalogue/frame.tsx';

let isLoaded = false;
jest.mock('./toaster-view.tsx', () => {
  isLoaded = true;
  return { ToasterView: () => null };
});

test('ERR-001 S-18 the code of toasts is there before the first one, which may be about a lost network', async () => {
  render(<Frame>page</Frame>);
  await act(async () => undefined);
  expect(isLoaded).toBe(false);
  await passTime(3_000);
  expect(isLoaded).toBe(true);
});
