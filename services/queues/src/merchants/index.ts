/** The stored merchants: facts, search, team, categories, franchisings, and the cache of merchants and queues. */
export { announceMerchant } from './actions/announce-merchant.ts';
export { refreshListing } from './actions/refresh-listing.ts';
export type { Deps } from './deps.ts';
export { distanceKm, type Point } from './rules/distance.ts';
export { type MerchantFacts, type TeamMember, teamIds } from './rules/merchant-facts.ts';
export { cacheMerchants } from './store/cached-merchants.ts';
export {
  type Catalog,
  type CatalogEntries,
  createCatalog,
  type EntryChange,
} from './store/catalog.ts';
export { createLastMerchants } from './store/last-merchants.ts';
export {
  claimsOf,
  createMerchantClaims,
  type MerchantClaims,
  requestClaim,
  unverifiedClaim,
  vanityClaim,
} from './store/merchant-claims.ts';
export {
  findableBy,
  type HandOver,
  type MerchantDocument,
  merchantRecord,
  type StaffChange,
} from './store/merchant-document.ts';
export { createMerchantFlags } from './store/merchant-flags.ts';
export { type MerchantModel, openMerchants } from './store/merchant-model.ts';
export type {
  CategoryRecord,
  FranchisingRecord,
  MerchantRecord,
} from './store/merchant-records.ts';
export type { FoundPage, Page } from './store/merchant-search.ts';
export { createMerchants, type MerchantChange } from './store/merchants.ts';
export { createPopularity } from './store/popularity.ts';
