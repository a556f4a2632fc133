import { render, screen } from '@testing-library/react';
import { buildRemoteProps, noTexts, passTime } from '@turno/shared-ui/test';
import { UnattendedFrame } from './index.ts';

test('CON-017 a board asks for no brand and takes none of its colours: it has its own, at 7:1', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const theme = { mode: 'dark', brandColour: '#e4002b' } as const;
  const { props } = buildRemoteProps({ franchiseId: 1, theme });
  render(
    <UnattendedFrame props={props} texts={noTexts}>
      <p>Board</p>
    </UnattendedFrame>,
  );
  const frame = (await screen.findByText('Board')).closest('[lang]');
  await passTime(1_000);
  expect([frame?.getAttribute('data-theme'), frame?.getAttribute('style')]).toEqual(['dark', null]);
  expect(fetched).not.toHaveBeenCalled();
});
