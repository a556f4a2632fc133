import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Host, HostContext } from '../host.ts';
import { useRemote } from './use-remote.ts';

test('SHL-012 a second retry loads the page again, because the browser remembers modules that broke off, once it is served', async () => {
  const load = jest.fn(() => Promise.reject(new Error('A module broke off')));
  const loader = { peek: () => null, load, reject: jest.fn() };
  const page = { reload: jest.fn(), isServed: async () => false };
  const host = { loader } as unknown as Host;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostContext value={host}>{children}</HostContext>
  );
  const { result } = renderHook(() => useRemote('mfe-display', page), { wrapper });
  await waitFor(() => expect(result.current.state.status).toBe('failed'));
  for (const loads of [2, 3]) {
    await act(async () => result.current.retry());
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    expect(load).toHaveBeenCalledTimes(loads);
  }
  expect(page.reload).not.toHaveBeenCalled();
  page.isServed = async () => true;
  await act(async () => result.current.retry());
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(3);
});

test('SHL-012 who has left the page while it asked whether it is served sees no reload', async () => {
  const loader = { peek: () => null, load: () => Promise.reject(new Error('broke off')) };
  const answers: ((isServed: boolean) => void)[] = [];
  const isServed = () => new Promise<boolean>((resolve) => answers.push(resolve));
  const page = { reload: jest.fn(), isServed };
  const host = { loader } as unknown as Host;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostContext value={host}>{children}</HostContext>
  );
  const { result, unmount } = renderHook(() => useRemote('mfe-display', page), { wrapper });
  for (const _ of [1, 2]) {
    await waitFor(() => expect(result.current.state.status).toBe('failed'));
    await act(async () => void result.current.retry());
  }
  await waitFor(() => expect(answers).toHaveLength(1));
  unmount();
  await act(async () => answers[0]?.(true));
  expect(page.reload).not.toHaveBeenCalled();
});
