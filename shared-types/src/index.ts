export {
  type Access,
  accessOf,
  type Call,
  type CallInput,
  type CallOutput,
  type CallReply,
  call,
  errorsOf,
  hidingError,
  pathsOf,
  type ServiceName,
} from './call.ts';
export {
  accountCall,
  changeNameCall,
  deleteAccountCall,
  endOtherSessionsCall,
  endSessionCall,
  exportAccountCall,
  sessionsCall,
} from './calls/accounts/account.ts';
export {
  botChallengeCall,
  meCall,
  signInCall,
  signOutCall,
  signUpCall,
  toggleSessionCall,
} from './calls/accounts/auth.ts';
export {
  cancelEmailChangeCall,
  changeEmailCall,
  confirmEmailCall,
  confirmMailedAddressCall,
  mailConfirmationCall,
} from './calls/accounts/email-address.ts';
export {
  addPasskeyCall,
  beginPasskeyCall,
  passkeyChallengeCall,
  passkeySignInCall,
  passkeysCall,
  removePasskeyCall,
  renamePasskeyCall,
} from './calls/accounts/passkeys.ts';
export { newPasswordCall, resetPasswordCall } from './calls/accounts/passwords.ts';
export { personInPassesCall, personInQueuesCall } from './calls/accounts/people.ts';
export {
  apiKeysCall,
  createApiKeyCall,
  removeApiKeyCall,
  rotateApiKeyCall,
} from './calls/integrations/api-keys.ts';
export {
  accountContactCall,
  franchisingTeamCall,
  managedMerchantsCall,
  partnerOriginsCall,
  passTypeChangeCall,
  sendMailCall,
  staffRoleCall,
  verifyApiKeyCall,
} from './calls/internal.ts';
export { CALLS, callsOf, type Subject, subjectOf } from './calls/list.ts';
export {
  categoriesCall,
  categoryCall,
  franchisingCall,
  franchisingsCall,
  parentCategoriesCall,
} from './calls/merchants/catalog.ts';
export {
  confirmedEmailCall,
  createFranchiseInvitationCall,
  declineFranchiseInvitationCall,
  joinFranchiseCall,
  mailFranchiseInvitationCall,
  readFranchiseInvitationCall,
} from './calls/merchants/franchises.ts';
export {
  acceptInvitationCall,
  changeRoleCall,
  closeMerchantCall,
  handOverCall,
  inviteManagerCall,
  managersCall,
  readInvitationCall,
  removeManagerCall,
  revokeInvitationCall,
} from './calls/merchants/managers.ts';
export { mapPlaceCall, searchMapPlacesCall } from './calls/merchants/map-places.ts';
export { createMerchantCall, updateMerchantCall } from './calls/merchants/merchant-changes.ts';
export {
  listMerchantsCall,
  merchantByVanityCall,
  merchantEventsCall,
  myMerchantCall,
} from './calls/merchants/merchants.ts';
export { merchantCall } from './calls/merchants/one-merchant.ts';
export {
  changeOpeningCall,
  createOpeningCall,
  deleteOpeningCall,
  openingsCall,
  saveOpeningsCall,
} from './calls/merchants/openings.ts';
export {
  autoNextCall,
  autoPauseCall,
  setNextWebhookCall,
} from './calls/queues/automatic-queues.ts';
export { closeCall, nextCall, pauseCall, sendAwayCall } from './calls/queues/counters.ts';
export { addDeskCall, desksCall, removeDeskCall, renameDeskCall } from './calls/queues/desks.ts';
export { queueTicketsCall } from './calls/queues/queue-tickets.ts';
export {
  createQueueCall,
  listQueuesCall,
  queueCall,
  removeQueueCall,
  updateQueueCall,
} from './calls/queues/queues.ts';
export { checkInCall, undoCheckInCall } from './calls/tickets/check-in.ts';
export { admitTicketCall, isTicketCodeCall, undoEntryCall } from './calls/tickets/entrance.ts';
export {
  confirmPassesCall,
  lineUpOwnersRequestCall,
  passOwnersValidationCall,
  releasePassesCall,
  reservePassesCall,
  ticketStatusCall,
  undoPassHoldsCall,
  validatePassOwnersCall,
} from './calls/tickets/pass-line-ups.ts';
export {
  estimateCall,
  lineUpCall,
  removeTicketCall,
  ticketCall,
  userTicketsCall,
} from './calls/tickets/tickets.ts';
export type { ApiKey, ApiKeyScope, NewApiKey, VerifiedApiKey } from './entities/api-key.ts';
export { API_KEY_SCOPES } from './entities/api-key.ts';
export type { Category } from './entities/category.ts';
export {
  type CheckInRecord,
  type EntranceCheck,
  entranceCheckSchema,
  rejectedTicketSchema,
  type UndoReason,
} from './entities/check-in.ts';
export type { DailyCounter } from './entities/daily-counter.ts';
export { type Desk, deskSchema } from './entities/desk.ts';
export type { Estimate } from './entities/estimate.ts';
export type { Franchising } from './entities/franchising.ts';
export type { Manager, ManagerInvitation } from './entities/manager.ts';
export type { MapPlace, MapPlaceOpening, MapPlaceSuggestion } from './entities/map-place.ts';
export type { Merchant } from './entities/merchant.ts';
export type { Opening } from './entities/opening.ts';
export type { Pass, PassOwner, PassValidation } from './entities/pass.ts';
export { PASS_ENTRY_ERRORS, type PassPolicy, passPolicySchema } from './entities/pass-policy.ts';
export type { Passkey } from './entities/passkey.ts';
export type { PersonInPasses, PersonInQueues } from './entities/person-data.ts';
export type { Queue } from './entities/queue.ts';
export {
  ROLES,
  type Role,
  type Session,
  sessionSchema,
  TOKEN_SCOPES,
  type TokenScope,
} from './entities/session.ts';
export { type Permission, STAFF_ROLES, type StaffRole } from './entities/staff-role.ts';
export type { EndReason, MovedTo, StaffTicket, Ticket } from './entities/ticket.ts';
export { ERRORS, type ErrorBody, type ErrorCode, errorMessage, isErrorCode } from './errors.ts';
export type * from './host.ts';
export { HOST_API } from './host.ts';
export {
  HOST_ROUTES,
  type HostRoute,
  hasPage,
  hostRouteFor,
  type RouteGuard,
  remoteForPath,
  staticPageFor,
} from './host-routes.ts';
export { type BusEvent, busEventSchema, type LiveMessage, liveMessageSchema } from './live.ts';
export {
  REMOTE_NAMES,
  type RemoteName,
  type RemoteRecord,
  type RemotesFile,
  remoteRecordSchema,
  remotesFileSchema,
} from './remotes.ts';
export { passTicketPath, reservationPath, ticketPath } from './ticket-paths.ts';
