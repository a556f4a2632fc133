import { ApiError, isDuplicateKey } from '@turno/kit';
import type { Locale, MapPlace } from '@turno/shared-types';
import { FRANCHISE_RULE } from '@turno/shared-types/constants';
import { isFranchiseEmail, isOfFranchise } from '@turno/shared-types/rules';
import { hashedKey, randomKey } from '../../core/index.ts';
import {
  findInvitation,
  franchisingInUse,
  joinByInvitation,
  joinIfAllowed,
} from '../../franchises/index.ts';
import { announceMerchant, type MerchantRecord, refreshListing } from '../../merchants/index.ts';
import { changedOpenings } from '../../openings/index.ts';
import { coordinatesOf } from '../../places/index.ts';
import type { Deps } from '../deps.ts';
import {
  firstQueue,
  knownCoordinates,
  lacksPlaceFields,
  type MerchantDraft,
  newMerchant,
  placeTexts,
} from '../rules/new-merchant.ts';
import { numberedVanity } from '../rules/vanity.ts';
import type { Creation } from '../store/creations.ts';
import { categoryIdsOf } from './change-merchant.ts';
import { claimedUntil } from './lapse-claims.ts';

type Asked = {
  userId: number;
  /** Whether the account's e-mail address is confirmed. */
  emailVerified: boolean;
  locale: Locale;
  body: MerchantDraft;
  idempotencyKey: string | null;
};

/** More than the concurrent registrations of one name. */
const MOST_VANITIES = 200;

/**
 * Registers a merchant with its first queue and returns it (QUE-008, G-45). A repeated request returns the merchant that the
 * first one created, even if that was interrupted.
 */
export async function createMerchant(deps: Deps, asked: Asked): Promise<MerchantRecord> {
  const { userId, idempotencyKey, body } = asked;
  const key = hashedKey(`merchant|${userId}|${idempotencyKey ?? randomKey()}`);
  const bodyHash = hashedKey(JSON.stringify(body));
  const made = await madeBefore(deps, key, bodyHash);
  const merchant = made ?? (await insert(deps, await creationOf(deps, asked, { key, bodyHash })));
  await finishCreation(deps, merchant.id);
  await announceMerchant(deps, merchant.id);
  return join(deps, merchant, asked);
}

/** Moves the first queue of a merchant to the collection of queues and lists the merchant, unless that has been done. */
export async function finishCreation({ store }: Deps, merchantId: number): Promise<void> {
  const queue = await store.creations.firstQueueOf(merchantId);
  if (!queue) return;
  try {
    // After a clash the manager has already created a queue, so this one is not needed.
    await store.queues.insert(queue, []);
  } catch (error) {
    // The queue exists already, or existed and was removed.
    if (!isDuplicateKey(error)) throw error;
  }
  await refreshListing({ store }, merchantId);
  await store.queues.finishCreation(queue.id);
  await store.creations.finish(merchantId, queue.id);
}

async function madeBefore(
  { store }: Deps,
  key: string,
  bodyHash: string,
): Promise<MerchantRecord | null> {
  const made = await store.creations.findByKey(key);
  if (made && made.bodyHash !== bodyHash) throw new ApiError('idempotency_key_reused');
  return made?.merchant ?? null;
}

type Request = Pick<Creation, 'key' | 'bodyHash'>;

async function creationOf(
  deps: Deps,
  { body, userId, emailVerified, locale }: Asked,
  request: Request,
): Promise<Creation> {
  const { store } = deps;
  if (!emailVerified && (await store.merchants.findOfMember(userId)).length > 0) {
    throw new ApiError('email_not_verified');
  }
  const categoryIds = await categoryIdsOf(deps, body.categoryId);
  const requestedFranchisingId = await requestedFranchising(deps, body);
  const create = (body.openings ?? []).map((slot) => ({ ...slot }));
  const openingIds = await store.ids.take('opening', create.length);
  const opened = changedOpenings([], { create, edit: [], delete: [] }, openingIds);
  if ('violation' in opened) throw new ApiError(opened.violation);
  const place = lacksPlaceFields(body) ? await placeOf(deps, body, locale) : null;
  const { lat, lng } = knownCoordinates(body, place);
  const isLocated = lat !== null && lng !== null;
  const coordinates = isLocated ? null : await coordinatesOf(deps, placeTexts(body, place), locale);
  const { capacity, defaultWaitingTime } = body;
  const id = await store.ids.next('merchant');
  const queueId = await store.ids.next('queue');
  const given = {
    id,
    managerId: userId,
    since: deps.now(),
    isVerified: emailVerified,
    ...(emailVerified ? {} : { claimedUntil: claimedUntil(deps.now()) }),
    openings: opened.openings,
    place,
    coordinates,
    requestedFranchisingId,
  };
  return {
    ...request,
    categoryIds,
    merchant: newMerchant(body, given),
    firstQueue: firstQueue({ id: queueId, merchantId: id, locale, capacity, defaultWaitingTime }),
  };
}

async function insert(deps: Deps, creation: Creation): Promise<MerchantRecord> {
  const { store } = deps;
  const { key, bodyHash } = creation;
  for (let tries = 1; tries <= MOST_VANITIES; tries += 1) {
    // Each further attempt takes a number from a sequence, so that concurrent merchants of one name do not collide.
    const { vanity } = creation.merchant;
    const number = tries === 1 ? 1 : 1 + (await store.ids.nextOf(`vanity|${vanity}`));
    const merchant = { ...creation.merchant, vanity: numberedVanity(vanity, number) };
    const outcome = await store.creations.insert({ ...creation, merchant });
    if (outcome === 'created') return merchant;
    // A concurrent copy of this request may have created it.
    const made = await madeBefore(deps, key, bodyHash);
    if (made) return made;
    if (outcome === 'unverified') throw new ApiError('email_not_verified');
    if (outcome === 'exists') throw new ApiError('merchant_already_exists');
  }
  throw new ApiError('service_unavailable');
}

/**
 * The franchising that a registration requests. A merchant with the name of the franchise needs an e-mail address of its
 * domain, or an invitation (MER-007, G-41).
 */
async function requestedFranchising(deps: Deps, body: MerchantDraft): Promise<number | null> {
  const { franchisingInvitation: token, franchisingId, email } = body;
  if (token) {
    const { state } = await findInvitation(deps, token);
    if (state !== 'open') throw new ApiError('franchise_invitation_invalid');
  } else if (isOfFranchise(body, FRANCHISE_RULE)) {
    const { id, emailDomains } = await franchisingInUse(deps, FRANCHISE_RULE.franchisingId);
    if (isFranchiseEmail(email ?? '', { domains: emailDomains })) return id;
    throw new ApiError('franchise_email_required', null, [
      { message: 'franchise_email_required', field: 'email' },
    ]);
  }
  return franchisingId ? (await franchisingInUse(deps, franchisingId)).id : null;
}

/** S-07: a registered merchant joins by its invitation or by a confirmed e-mail address; otherwise it belongs to no franchising. */
async function join(
  deps: Deps,
  merchant: MerchantRecord,
  { userId, emailVerified, body: { franchisingInvitation: token } }: Asked,
): Promise<MerchantRecord> {
  const { id: merchantId, franchisingId, requestedFranchisingId } = merchant;
  if (franchisingId !== null) return merchant;
  if (token) return joinByInvitation(deps, { merchantId, token });
  if (!emailVerified || !requestedFranchisingId) return merchant;
  await joinIfAllowed(deps, { userId, merchantId, franchisingId: requestedFranchisingId });
  return (await deps.store.merchants.find(merchantId)) ?? merchant;
}

/** The place on the map; an unavailable map does not block the registration. */
async function placeOf(
  { places }: Deps,
  { placeId }: MerchantDraft,
  locale: Locale,
): Promise<MapPlace | null> {
  if (!placeId) return null;
  try {
    return await places.find(placeId, locale);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
