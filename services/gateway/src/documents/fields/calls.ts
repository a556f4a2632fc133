import type { Notes } from '../notes.ts';

const CURRENT_PASSWORD = {
  password: 'The current password; an account that signs in with Facebook has none.',
};
const NAME_OF_DESK = { name: 'The name of the desk, as boards show it.' };
const NAME_OF_DEVICE = { name: 'What the team calls the screen.' };
const NAME_OF_PASSKEY = { name: 'What the person calls the passkey.' };
const NAME_OF_OWNER = { name: 'The name of the person who has passes.' };
const NAME_OF_MERCHANT = { name: 'The name of the merchant.' };
const NAME_OF_QUEUE = { name: 'What people line up for.' };
const NEW_LIMITS = '8 to 200 characters, blanks at the ends not counted, and not easily guessed';
const INVITATION_TOKEN = { token: 'The last part of the mailed link of the invitation.' };
const CHAIN_TOKEN = { token: 'The last part of the link of the invitation to the chain.' };
const DAY_OF_PASSES = {
  merchant_id:
    'Judges the passes by the day that runs at this merchant; absent by the calendar day.',
};
const DAY_OF_SHOW = { date: 'The day of the show, where it is not today.' };
const TOKEN_OF_BEFORE = {
  shareToken: 'A token of before, which is answered again while it is open for the same.',
  renew:
    'Whether another token is issued where the one of before has ended; absent is yes. `false` only asks about it.',
};
const ROLE_IN_TEAM = 'What the person may do in the team.';

/** What fields of one call's body or query mean, where the same name means something else in other calls. */
export const CALL_FIELD_NOTES: Readonly<Record<string, Notes>> = {
  signUp: {
    email: 'The address to sign in with; of a guest, one that is generated.',
    name: 'The name of the person. It is required where `roles` is `merchant`.',
    password: `${NEW_LIMITS}.`,
    roles: 'The one role of the account: `user`, `guest` or `merchant`.',
  },
  signIn: { email: 'The address of the account.', password: 'The password of the account.' },
  newPassword: {
    newPassword: `The password from now on: ${NEW_LIMITS}.`,
    password: 'The current password, where no `resetToken` is sent.',
  },
  resetPassword: { email: 'The address of the account, to which the link is mailed.' },
  confirmEmail: { token: 'The last part of the link in the mail that asks for confirmation.' },
  changeEmail: { ...CURRENT_PASSWORD, email: 'The new address; a mail asks for confirmation.' },
  changeName: { name: 'The name of the person from now on.' },
  deleteAccount: CURRENT_PASSWORD,
  beginPasskey: CURRENT_PASSWORD,
  addPasskey: NAME_OF_PASSKEY,
  renamePasskey: NAME_OF_PASSKEY,
  removePasskey: CURRENT_PASSWORD,
  facebookFinish: { code: 'The code that the page received at the end of the sign-in.' },
  facebookReturn: {
    code: 'The code of the sign-in from Facebook; absent where Facebook or the person refused.',
    state: 'The state that the sign-in was started with.',
  },
  facebookSignIn: { email: 'The address of the account.' },
  createMerchant: { ...NAME_OF_MERCHANT, email: 'Address at which customers reach the merchant.' },
  updateMerchant: NAME_OF_MERCHANT,
  inviteManager: { email: 'Where the invitation is mailed.', role: ROLE_IN_TEAM },
  changeRole: { role: ROLE_IN_TEAM },
  joinFranchise: { franchisingId: 'A chain of whose domains the address of the caller is.' },
  acceptInvitation: INVITATION_TOKEN,
  readInvitation: INVITATION_TOKEN,
  readFranchiseInvitation: CHAIN_TOKEN,
  declineFranchiseInvitation: CHAIN_TOKEN,
  mailFranchiseInvitation: { email: 'Where the link is mailed.' },
  createApiKey: { name: 'What the key is for.' },
  setNextWebhook: { enabled: 'Whether calls are sent to the connected system.' },
  updateWebhook: { enabled: 'Whether events are sent to it.' },
  addDesk: NAME_OF_DESK,
  renameDesk: NAME_OF_DESK,
  beginDevicePairing: { kind: 'Whether the screen shows calls or gives numbers.' },
  pairDevice: { ...NAME_OF_DEVICE, code: 'The code that the screen shows.' },
  changeDevice: NAME_OF_DEVICE,
  activity: {
    date: 'Only this day of the calendar of the merchant.',
    entries: 'Whether people who were let in are lines too.',
  },
  report: { queueId: 'Only tickets of this queue.' },
  todayReport: { queueId: 'Only tickets of this queue.' },
  createQueue: { ...NAME_OF_QUEUE, type: 'Whether people line up for shows at set times.' },
  updateQueue: NAME_OF_QUEUE,
  queueTickets: { date: 'A later day, whose shows are booked already; absent is today.' },
  next: { paxCount: 'Calls tickets until so many people are reached; absent calls one ticket.' },
  autoNext: {
    paxCount: 'Calls ticket after ticket until so many people are called; absent calls one ticket.',
  },
  lineUp: DAY_OF_SHOW,
  lineUpOwnersRequest: DAY_OF_SHOW,
  passOwnersValidation: DAY_OF_SHOW,
  kioskLineUp: {
    ...DAY_OF_SHOW,
    paxCount: 'How many people line up together.',
    queueId: 'The queue to line up in.',
  },
  userTickets: { date: 'Only tickets of this day, by the calendars of the merchants.' },
  acceptTicketOffer: { repeated: 'Only for the ticket that was taken over already; takes none.' },
  moveTicket: { queueId: 'The queue that the ticket is moved to.' },
  checkIn: {
    paxCount: 'How many people enter now; absent is all who are left.',
    token: 'The text of the QR code of the ticket, or the code typed by hand.',
  },
  undoCheckIn: { entryId: 'The `entryId` that the check-in answered.' },
  scanCode: { value: 'The text of the printed or shared code.' },
  redeemPasses: {
    token: 'The `redeemToken` or `shareToken` with which the passes are handed over.',
  },
  sharePasses: TOKEN_OF_BEFORE,
  sharePassOwners: TOKEN_OF_BEFORE,
  withdrawShare: { token: 'The `shareToken` that ends.' },
  passOwners: DAY_OF_PASSES,
  passOwner: DAY_OF_PASSES,
  activatePasses: {
    merchantId: 'Where they are to be used: today is the day that runs there, also after midnight.',
  },
  createPassOwner: NAME_OF_OWNER,
  renamePassOwner: NAME_OF_OWNER,
};
