import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Host, HostContext } from '../host.ts';
import { useRemote } from './use-remote.ts';

test('SHL-012 a second retry loads the page again, because the browser remembers modules that did not load, once there is a network', async () => {
  const load = jest.fn(() => Promise.reject(new Error('A module broke off')));
  const loader = { peek: () => null, load, reject: jest.fn() };
  const reload = jest.fn();
  const host = { loader } as unknown as Host;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostContext value={host}>{children}</HostContext>
  );
  const { result } = renderHook(() => useRemote('mfe-display', reload), { wrapper });
  await waitFor(() => expect(result.current.state.status).toBe('failed'));

  act(() => result.current.retry());
  await waitFor(() => expect(result.current.state.status).toBe('failed'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();

  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.state.status).toBe('failed'));
  expect(load).toHaveBeenCalledTimes(3);
  expect(reload).not.toHaveBeenCalled();

  isOnline.mockRestore();
  act(() => result.current.retry());
  expect(reload).toHaveBeenCalledTimes(1);
});
