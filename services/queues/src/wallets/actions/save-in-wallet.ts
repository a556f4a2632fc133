import { ApiError } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { digestOf, passOf } from './refresh-wallets.ts';

const NOT_SHOWN = '';

/**
 * Puts a ticket at Google and answers where its holder saves it. The ticket is stored before, and what its pass shows is
 * recorded after Google has it: the next refresh repairs the pass after a failure, or after a refresh that ran meanwhile.
 */
export async function saveInGoogleWallet(
  deps: Deps,
  { id, counterId }: TicketRecord,
  language: Locale,
): Promise<string> {
  const { googleWallet, store, now } = deps;
  if (!googleWallet) throw new ApiError('wallet_not_configured');
  const pass = await passOf(deps, { id, language });
  if (pass?.state !== 'active') throw new ApiError('ticket_not_processable');
  await store.walletTickets.save({ id, counterId, language, savedAt: now(), shown: NOT_SHOWN });
  try {
    await googleWallet.put(id, pass);
  } catch (error) {
    deps.outside.recordFailure(error, { walletTicket: id });
    throw new ApiError('service_unavailable');
  }
  await store.walletTickets.setShown({ id }, digestOf(pass));
  return googleWallet.saveUrl(id);
}
