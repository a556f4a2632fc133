import { screen } from '@testing-library/react';
import {
  associatePassesCall,
  createPassOwnerCall,
  redeemPassesCall,
  type ScanResult,
  scanCodeCall,
} from '@turno/shared-types/passes';
import { buildEntrance, buildPassOwner, reply, type SeenRequest } from '@turno/shared-ui/test';
import type { openWallet } from './wallet.ts';

export const passes = [1, 2, 3, 4].map((id) => buildEntrance({ id, mediacode: `CODE${id}` }));
export const anna = buildPassOwner();
export const shared: ScanResult = {
  value: 'pass.four',
  mode: 'share_passes',
  redeemToken: 'pass.four',
  passes,
  counter: 4,
};
export const invalid: ScanResult = { ...shared, mode: null, redeemToken: null, passes: null };
const owners = new Map<string, number>();

const scans = reply(scanCodeCall, (seen) => ({ ...shared, value: bodyOf(seen, 'value') }));
const creates = reply(createPassOwnerCall, (seen) => {
  const name = bodyOf(seen, 'name');
  owners.set(name, 40 + owners.size);
  return buildPassOwner({ id: owners.get(name) ?? 0, name });
});
const redeems = reply(redeemPassesCall, { passIds: [1, 2, 3, 4] });
export const associates = reply(associatePassesCall, (seen) => {
  const id = Number(seen.path.split('/').at(-2));
  return buildPassOwner({ id, name: `Person ${id}` });
});
export const family = [scans, creates, redeems, associates];

function bodyOf({ body }: SeenRequest, field: string): string {
  return String(Reflect.get(Object(body), field));
}

/** Forgets what the tests before have stored. */
export function forget(): void {
  sessionStorage.clear();
  owners.clear();
}

/** Types a code and continues. */
export async function typeCode(
  { user }: Pick<ReturnType<typeof openWallet>, 'user'>,
  code: string,
) {
  await user.fill(await screen.findByRole('textbox', { name: 'Codice' }), code);
  await user.click(screen.getByRole('button', { name: 'Continua' }));
}

export const posts = ({ gateway }: Pick<ReturnType<typeof openWallet>, 'gateway'>) =>
  gateway.requests
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => [path.split('/').at(-1), body]);

export const names = () => screen.findAllByRole('textbox', { name: 'Per chi' });
export const goOn = { name: 'Continua' };
export const give = { name: /^Assegna/ };
