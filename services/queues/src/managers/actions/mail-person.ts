import type { Locale } from '@turno/shared-types';
import { DEFAULT_LOCALE } from '@turno/shared-types/constants';
import type { Deps } from '../deps.ts';

type Mail = Parameters<Deps['accounts']['sendMail']>[0];
type Recipient = { id: string; merchantId: number; userId: number };

/** Mails a person about a merchant in the language of the account, if the person has confirmed the address. */
export async function mailPerson(
  { store, accounts }: Deps,
  { id, merchantId, userId }: Recipient,
  letterOf: (about: {
    merchant: string;
    locale: Locale;
  }) => Pick<Mail, 'template' | 'path' | 'values'>,
): Promise<void> {
  const [merchant, contact] = await Promise.all([
    store.merchants.find(merchantId),
    accounts.contactOf(userId),
  ]);
  if (!merchant || !contact?.emailVerified) return;
  const locale = contact.locale ?? DEFAULT_LOCALE;
  const letter = letterOf({ merchant: merchant.name, locale });
  await accounts.sendMail({ id, to: contact.email, locale, ...letter });
}
