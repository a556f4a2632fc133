import { screen, waitFor, within } from '@testing-library/react';
import { sharePassesCall, sharePassOwnersCall } from '@turno/shared-types/passes';
import { buildEntrance, buildPassOwner, type FakeReply, reply } from '@turno/shared-ui/test';
import { nobody, openWallet } from './wallet.ts';

export const unnamed = nobody(buildEntrance({ id: 4 }));
export const bruno = buildPassOwner({ id: 92, name: 'Bruno' });

const NAMES = new Map([
  [buildPassOwner().id, 'anna'],
  [bruno.id, 'bruno'],
  [4, 'four'],
]);
/** A service that issues a code, named by what it hands over, but for one that the page has already. */
export function issuing(
  call: typeof sharePassOwnersCall | typeof sharePassesCall,
  first = 1,
): FakeReply {
  let count = first - 1;
  return reply(call, ({ body }) => {
    const { passOwnerIds, passIds, shareToken } = Object(body);
    if (shareToken) return { shareToken };
    count += 1;
    const names = (passOwnerIds ?? passIds).map((id: number) => NAMES.get(id)).join('+');
    return { shareToken: `pass.${names}${count > 1 ? count : ''}` };
  });
}

/** The sheet with the codes of Anna, of Bruno and of a pass without a name. */
export async function openCodes(...answers: FakeReply[]) {
  const shown = openWallet(
    [unnamed, buildPassOwner(), bruno],
    [issuing(sharePassOwnersCall), issuing(sharePassesCall), ...answers],
  );
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'Condividi i pass' }));
  await user.click(screen.getByRole('checkbox', { name: /Anna/ }));
  const show = async () => {
    await user.click(screen.getByRole('button', { name: 'Mostra il codice' }));
    return within(await screen.findByRole('dialog'));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const close = async () => {
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await closed();
  };
  const withdrawn = () =>
    shown.gateway.requests
      .filter(({ method }) => method === 'DELETE')
      .map(({ body }) => Object(body).token);
  return {
    ...shown,
    show,
    withdrawn,
    closed,
    close,
    ofBruno: () => screen.getByRole('checkbox', { name: /Bruno/ }),
    ofPasses: () => screen.getByRole('checkbox', { name: /nessuno/ }),
  };
}

export const withdraw = { name: 'Ritira il codice' };
