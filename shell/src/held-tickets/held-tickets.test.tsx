import { act, waitFor } from '@testing-library/react';
import { buildSession, buildTicket } from '@turno/shared-types/test-data';
import { renderShell } from '../../test/render-shell.tsx';

const TICKET = { ...buildTicket(), executedAt: null, canceledAt: null, expiresAt: null };
const GUEST = buildSession({ roles: ['ROLE_GUEST'] });

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const address = request instanceof Request ? request.url : String(request);
    return Response.json(address.includes('/tickets') ? [TICKET] : { version: '1.5.2' });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('S-18 a copy that could not be stored is stored with the next answer', async () => {
  const register = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const value = { register, controller: null, addEventListener: () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  renderShell({ path: '/terms', session: GUEST, config: { apiBase: 'http://api.test' } });
  await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(register).toHaveBeenCalledTimes(2));
});
