import { screen } from '@testing-library/react';
import { renderScreen } from '@turno/shared-ui/test';
import { RemoteBoundary } from './index.ts';

test('SHL-012 a remote that fails is contained, reported, and can be tried again', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const onRetry = jest.fn(() => {
    isBroken = false;
  });
  const onError = jest.fn();
  function Remote() {
    if (isBroken) throw new Error('boom');
    return <p>Di nuovo qui</p>;
  }
  const { user } = renderScreen(
    <>
      <p>Il resto</p>
      <RemoteBoundary name="mfe-consumer" onRetry={onRetry} onError={onError}>
        <Remote />
      </RemoteBoundary>
    </>,
  );
  expect(screen.getByText('Il resto')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Questa parte non si è caricata.');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(onError).toHaveBeenCalledWith(expect.any(Error), 'mfe-consumer');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(screen.getByText('Di nuovo qui')).toBeInTheDocument();
  silent.mockRestore();
});
