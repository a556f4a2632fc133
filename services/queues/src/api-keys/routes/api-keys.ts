import { ApiError, newApiKey, type Route, repliedIf, requireCaller, serve } from '@turno/kit';
import {
  type ApiKey,
  apiKeysCall,
  createApiKeyCall,
  removeApiKeyCall,
  rotateApiKeyCall,
  verifyApiKeyCall,
} from '@turno/shared-types';
import type { RuleViolation } from '../../core/index.ts';
import type { Deps } from '../deps.ts';
import type { ApiKeyRecord, StoredKey } from '../rules/key-list.ts';

const DAY_SECONDS = 86_400;

/** The calls with which an owner manages the API keys of a merchant, and with which other services verify a key. */
export function apiKeyRoutes(deps: Deps): Route[] {
  const { store, now } = deps;
  const { apiKeys } = store;
  const make = (merchantId: number, keyId: number, createdBy: number) => {
    const { key, ...made } = newApiKey({ merchantId, keyId });
    const stored: StoredKey = { ...made, createdAt: now(), createdBy, lastUsedAt: null };
    return { key, stored };
  };
  return [
    serve(apiKeysCall, async ({ params }) =>
      (await apiKeys.findOf(params.merchantId)).map((key) => presentKey(key, now())),
    ),
    serve(createApiKeyCall, async ({ params: { merchantId }, body, caller }) => {
      const { userId } = requireCaller({ caller });
      let text = '';
      const decision = await apiKeys.add(merchantId, body, (keyId) => {
        const { key, stored } = make(merchantId, keyId, userId);
        text = key;
        return stored;
      });
      await requireOwner(deps, merchantId, userId);
      return { ...presentKey(keyOrThrow(decision), now()), key: text };
    }),
    serve(rotateApiKeyCall, async ({ params: { merchantId, keyId }, body, caller }) => {
      const { endsIn = DAY_SECONDS } = body;
      const { userId } = requireCaller({ caller });
      const { key, stored } = make(merchantId, keyId, userId);
      const endsAt = new Date(now().getTime() + endsIn * 1_000);
      const decision = await apiKeys.rotate(merchantId, keyId, { current: stored, endsAt });
      await requireOwner(deps, merchantId, userId);
      return { ...presentKey(keyOrThrow(decision), now()), key };
    }),
    serve(removeApiKeyCall, async ({ params: { merchantId, keyId } }) =>
      repliedIf(await apiKeys.remove(merchantId, keyId), null),
    ),
    serve(verifyApiKeyCall, async ({ body }) => ({ key: await apiKeys.verify(body.key) })),
  ];
}

/**
 * Checks again that the person is an owner, after storing a key. Someone who ceased to be one meanwhile loses the key, because
 * the removal from the team may have missed it.
 */
async function requireOwner({ store }: Deps, merchantId: number, userId: number): Promise<void> {
  if ((await store.merchants.roleAt(merchantId, userId)) === 'owner') return;
  await store.apiKeys.revokeMadeBy(merchantId, userId);
  throw new ApiError('forbidden');
}

function keyOrThrow(decision: { key: ApiKeyRecord } | RuleViolation): ApiKeyRecord {
  if ('key' in decision) return decision.key;
  throw new ApiError(decision.code, decision.payload ?? null);
}

function presentKey({ id, name, scopes, current, previous }: ApiKeyRecord, now: Date): ApiKey {
  const isValid = previous !== null && now < previous.endsAt;
  return {
    id,
    name,
    scopes: [...scopes],
    createdBy: current.createdBy,
    createdAt: current.createdAt.toISOString(),
    ...presentStored(current),
    previous: isValid
      ? { ...presentStored(previous), endsAt: previous.endsAt.toISOString() }
      : null,
  };
}

function presentStored({ prefix, lastUsedAt }: StoredKey) {
  return { prefix, lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
