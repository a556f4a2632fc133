import { ApiError } from '@turno/kit';
import { isFranchiseEmail } from '@turno/shared-types/rules';
import {
  announceMerchant,
  type FranchisingRecord,
  type MerchantChange,
  type MerchantRecord,
} from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';

type Parts = Pick<Deps, 'store' | 'now' | 'publish'>;

/** A franchising that merchants may join; throws if it is unknown or retired. */
export async function franchisingInUse(
  { store }: Pick<Deps, 'store'>,
  id: number,
): Promise<FranchisingRecord> {
  const found = (await store.catalog.read()).franchisings.get(id);
  if (!found || found.retiredAt) throw new ApiError('franchising_not_found');
  return found;
}

/** Whether an account has a confirmed e-mail address of one of the franchising's domains. */
export async function isOfTeam(
  { confirmedEmails }: Pick<Deps, 'confirmedEmails'>,
  userId: number,
  { emailDomains }: FranchisingRecord,
): Promise<boolean> {
  if (emailDomains.length === 0) return false;
  const email = await confirmedEmails.find(userId);
  return email !== null && isFranchiseEmail(email, { domains: emailDomains });
}

/** An invitation and its franchising; an invitation of a retired franchising is invalid. */
export async function findInvitation({ store }: Pick<Deps, 'store'>, token: string) {
  const invitation = await store.franchiseInvitations.find(token);
  const { franchisings } = await store.catalog.read();
  const franchising = invitation && franchisings.get(invitation.franchisingId);
  if (!franchising || franchising.retiredAt) throw new ApiError('franchise_invitation_invalid');
  return { franchising, state: invitation.state };
}

type Joining = { merchantId: number; franchisingId: number };

/** Adds a merchant to a franchising, whose logo it then shows. */
export async function joinFranchise(
  parts: Parts,
  { merchantId, franchisingId }: Joining,
): Promise<MerchantRecord> {
  const { id, logoUrl } = await franchisingInUse(parts, franchisingId);
  const { franchisings } = await parts.store.catalog.read();
  return changed(parts, merchantId, (merchant) => ({
    franchisingId: id,
    requestedFranchisingId: null,
    logoUrl: logoUrl ?? ownLogo(merchant, franchisings),
  }));
}

/** Removes a merchant from its franchising, whose logo it then no longer shows. */
export async function leaveFranchise(parts: Parts, merchantId: number): Promise<MerchantRecord> {
  const { franchisings } = await parts.store.catalog.read();
  return changed(parts, merchantId, (merchant) => ({
    franchisingId: null,
    requestedFranchisingId: null,
    logoUrl: ownLogo(merchant, franchisings),
  }));
}

/** The logo of a merchant, unless it is that of its franchising. */
function ownLogo(
  { franchisingId, logoUrl }: MerchantRecord,
  franchisings: ReadonlyMap<number, FranchisingRecord>,
): string | null {
  const chain = franchisingId === null ? undefined : franchisings.get(franchisingId);
  return chain?.logoUrl === logoUrl ? null : logoUrl;
}

/** Joins if the manager has a confirmed e-mail address of the franchising; throws `franchise_email_required` otherwise. */
export async function joinByEmail(
  deps: Deps,
  { userId, ...joining }: Joining & { userId: number },
): Promise<MerchantRecord> {
  const franchising = await franchisingInUse(deps, joining.franchisingId);
  if (!(await isOfTeam(deps, userId, franchising))) throw new ApiError('franchise_email_required');
  return joinFranchise(deps, joining);
}

/** Joins by an invitation, which admits one merchant; that merchant may repeat its request. */
export async function joinByInvitation(
  deps: Deps,
  { merchantId, token }: { merchantId: number; token: string },
): Promise<MerchantRecord> {
  // Checked before the redemption, so that a retired franchising does not use the invitation up.
  await findInvitation(deps, token);
  const franchisingId = await deps.store.franchiseInvitations.redeem(token, merchantId);
  if (franchisingId === null) throw new ApiError('franchise_invitation_invalid');
  return joinFranchise(deps, { merchantId, franchisingId });
}

async function changed(
  parts: Parts,
  merchantId: number,
  decide: (merchant: MerchantRecord) => MerchantChange,
): Promise<MerchantRecord> {
  const merchant = await parts.store.merchants.change(merchantId, decide);
  if (!merchant) throw new ApiError('merchant_not_found');
  await announceMerchant(parts, merchantId);
  return merchant;
}

type TeamRequest = { franchisingId: number; userId: number; merchantIds: number[] };

/** Whether a user belongs to the team of a franchising, and which of the given merchants belong to it. */
export async function readTeam(deps: Deps, { franchisingId, userId, merchantIds }: TeamRequest) {
  const franchising = await franchisingInUse(deps, franchisingId);
  const isMember = await isOfTeam(deps, userId, franchising);
  const found = isMember ? await deps.store.merchants.findMany(merchantIds) : [];
  const merchants = found.filter((merchant) => merchant.franchisingId === franchisingId);
  return { isOfTeam: isMember, merchants: merchants.map(({ id, name }) => ({ id, name })) };
}
