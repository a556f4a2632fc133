import { accessOf, CALLS, type Call, STAFF_ROLES, type StaffRole } from '@turno/shared-types';
import { PUBLIC_CALLS, scopesOf } from './hostile-calls.ts';

const EVERYBODY = [
  'listQueuesCall',
  'queueCall',
  'managersCall',
  'checkInCall',
  'undoCheckInCall',
  'removeManagerCall',
];
const DAILY_WORK = [
  'nextCall',
  'autoNextCall',
  'lineUpCall',
  'queueTicketsCall',
  'openingsCall',
  'closeCall',
  'pauseCall',
  'autoPauseCall',
  'sendAwayCall',
  'callAgainCall',
  'notComeCall',
  'putBackCall',
  'takeBackCall',
  'moveTicketCall',
  'slipCall',
  'desksCall',
  'addDeskCall',
  'renameDeskCall',
  'removeDeskCall',
];
const EDITING = [
  'updateMerchantCall',
  'createQueueCall',
  'updateQueueCall',
  'removeQueueCall',
  'createOpeningCall',
  'changeOpeningCall',
  'deleteOpeningCall',
  'saveOpeningsCall',
  'reportCall',
  'todayReportCall',
  'activityCall',
  'merchantPassTypesCall',
  'createMerchantPassTypeCall',
  'changeMerchantPassTypeCall',
  'removeMerchantPassTypeCall',
  'devicesCall',
  'pairDeviceCall',
  'changeDeviceCall',
  'unpairDeviceCall',
];
const OWNING = [
  'inviteManagerCall',
  'revokeInvitationCall',
  'changeRoleCall',
  'handOverCall',
  'closeMerchantCall',
  'joinFranchiseCall',
  'setNextWebhookCall',
  'apiKeysCall',
  'createApiKeyCall',
  'rotateApiKeyCall',
  'removeApiKeyCall',
  'webhooksCall',
  'createWebhookCall',
  'updateWebhookCall',
  'removeWebhookCall',
  'testWebhookCall',
  'rotateWebhookSecretCall',
  'webhookDeliveriesCall',
  'redeliverWebhookCall',
];

/** S-08: what each role may do. Written by hand, apart from the table that the guard reads, so that the two can disagree. */
const MAY: Record<StaffRole, readonly string[]> = {
  owner: [...EVERYBODY, ...DAILY_WORK, ...EDITING, ...OWNING],
  manager: [...EVERYBODY, ...DAILY_WORK, ...EDITING],
  desk: [...EVERYBODY, ...DAILY_WORK],
  door: EVERYBODY,
};

type StaffCall = { name: string; call: Call };

/** The calls about one merchant that only its team may make; who closes it for good is not judged by the guard. */
export const STAFF_CALLS: StaffCall[] = PUBLIC_CALLS.filter(
  ({ call }) =>
    call === CALLS.closeMerchantCall ||
    scopesOf(call).some((scope) => accessOf(call, scope) === 'owner'),
);

/** Each staff call with each role, and whether the role may make it. */
export const STAFF_CELLS = STAFF_CALLS.flatMap(({ name, call }) =>
  STAFF_ROLES.map((role) => ({ name, call, role, isAllowed: MAY[role].includes(name) })),
);

/** The names of the hand-written table. */
export const JUDGED_CALLS = MAY.owner;
