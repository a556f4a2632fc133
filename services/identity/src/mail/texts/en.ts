/** The words of every mail. */
export const mailTextsEn = {
  'password-reset': {
    subject: 'Reset your password',
    lead: 'We received a request for a new password for your Turno account.',
    action: 'Choose a new password',
    note: 'The link works once and expires in one hour. If you didn’t ask for it, you can ignore this e-mail: your password stays the same.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    lead: 'The password of your Turno account was just changed. You have been signed out on all your other devices.',
    action: 'Go to Turno',
    note: 'If this wasn’t you, choose “Forgot your password?” on the sign-in page right away and set a new one.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    lead: 'A passkey was just added to your Turno account. Whoever holds it can sign in without your password.',
    action: 'Go to Turno',
    note: 'If this wasn’t you, remove it on your account page and choose a new password right away: this signs out all your other devices.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    lead: 'A passkey was just removed from your Turno account. Nobody can sign in with it any more.',
    action: 'Go to Turno',
    note: 'If this wasn’t you, choose a new password right away: this signs out all your other devices. Then add your passkey again on your account page.',
  },
  'account-deleted': {
    subject: 'Your account was deleted',
    lead: 'Your Turno account and all data about you have been deleted. You are signed out everywhere, and your tickets have been removed from their queues.',
    action: 'Go to Turno',
    note: 'If this wasn’t you, someone knew your password: change it wherever else you use it.',
  },
  'account-unused': {
    subject: 'Your account is about to be deleted',
    lead: 'Nobody has used your Turno account for almost two years. We will delete it, with all data about you, in 30 days.',
    action: 'Keep my account',
    note: 'To keep the account, sign in once before then. If you don’t need it any more, you need not do anything.',
  },
  'new-sign-in': {
    subject: 'New sign-in to your account',
    lead: 'Someone just signed in to your Turno account from a device or network that we had not seen before.',
    action: 'Go to Turno',
    note: 'If this was you, you need not do anything. If it wasn’t, choose “Forgot your password?” on the sign-in page and set a new one: this signs out every device.',
  },
  'sign-in-blocked': {
    subject: 'Failed attempts to sign in',
    lead: 'There were many failed attempts to sign in to your Turno account. Further attempts are blocked for a while.',
    action: 'Go to Turno',
    note: 'If this was you, wait a few minutes, or choose “Forgot your password?” on the sign-in page. If it wasn’t, your account is safe as long as nobody knows your password.',
  },
  'email-confirmation': {
    subject: 'Confirm your e-mail address',
    lead: 'Confirm that this e-mail address belongs to you, so that your Turno account is complete.',
    action: 'Confirm the address',
    note: 'The link works once and expires after 24 hours. If you didn’t create an account, you can ignore this e-mail.',
  },
  'email-change': {
    subject: 'Confirm your new e-mail address',
    lead: 'Confirm that your Turno account is to use this e-mail address from now on.',
    action: 'Confirm the address',
    note: 'The link works once and expires after 24 hours. If you didn’t ask for this, you can ignore this e-mail: no account of yours changes.',
  },
  'email-change-requested': {
    subject: 'Your e-mail address is about to change',
    lead: 'Someone who is signed in to your Turno account asked for another e-mail address. It changes as soon as the new address is confirmed.',
    action: 'Go to Turno',
    note: 'If this was you, you need not do anything here. If it wasn’t, choose “Forgot your password?” on the sign-in page right away and set a new one: this cancels the change and signs out every device.',
  },
  'email-in-use': {
    subject: 'Your address already has an account',
    lead: 'Someone asked to use this e-mail address for another Turno account. It already belongs to yours, so nothing has changed.',
    action: 'Go to Turno',
    note: 'If this was you, sign in with this address instead. If it wasn’t, you need not do anything.',
  },
  'merchant-invitation': {
    subject: '{merchant}: an invitation',
    lead: '{sender} invites you to join the team of “{merchant}” on Turno. The invitation says what you will be able to do.',
    action: 'View the invitation',
    note: 'If you don’t know {sender}, you can ignore this e-mail: nothing happens without your consent.',
  },
  'franchise-invitation': {
    subject: '{franchising}: an invitation',
    lead: '{sender} invites your business to join “{franchising}” on Turno: your business then appears in the franchise’s list, with the franchise’s logo.',
    action: 'View the invitation',
    note: 'The invitation is valid for one business and expires after 14 days. If you don’t know {sender}, you can ignore this e-mail.',
  },
  'webhook-disabled': {
    subject: '{merchant}: a webhook was disabled',
    lead: 'For three days no message to {address}, a webhook of “{merchant}”, was accepted. We have disabled it, so your system no longer learns what happens in your queues.',
    action: 'Open the settings',
    note: 'Once the receiver works again, enable the webhook in the settings. Messages missed in the meantime are not sent again.',
  },
  'calls-webhook-disabled': {
    subject: '{merchant}: calls no longer reach your system',
    lead: 'Twenty calls of “{merchant}” in a row could not be delivered to the connected system, although each was tried for half an hour. We have switched “Calls to your system” off; your queues go on as before.',
    action: 'Open your queues',
    note: 'Once the system can be reached again, switch “Calls to your system” on again under “Automatic queues”. Calls missed in the meantime are not sent again.',
  },
  'merchant-closed': {
    subject: '{merchant}: closed for good',
    lead: '“{merchant}” was closed for good on Turno by an owner. The people in its queues have been told, nobody can take a number any more, and the closing cannot be undone.',
    action: 'Open your places',
    note: 'If this was not intended, register the place again and change the password of your account.',
  },
  'merchant-handed-over': {
    subject: '{merchant}: handed over',
    lead: 'You have just handed “{merchant}” over on Turno: another person of its team owns it now, and you are one of its managers. API keys that you made for it no longer work.',
    action: 'Open your queues',
    note: 'If this wasn’t you, choose “Forgot your password?” on the sign-in page right away and set a new one, and ask the new owner to hand the place back.',
  },
  'merchant-taken-over': {
    subject: '{merchant}: you are its owner',
    lead: '“{merchant}” was just handed over to you on Turno: you are its owner now, and decide about its team, its API keys and its end.',
    action: 'Open the settings',
    note: 'If you don’t want to own the place, hand it over to another person of its team in the settings.',
  },
  'staff-role-changed': {
    subject: '{merchant}: your role has changed',
    lead: 'Your role in the team of “{merchant}” on Turno was just changed. It is now: {role}. API keys work only while the person who made them is an owner.',
    action: 'Open your queues',
    note: 'If this was not intended, ask an owner of the place to change it back.',
  },
  'staff-removed': {
    subject: '{merchant}: you are no longer on its team',
    lead: 'An owner has just removed you from the team of “{merchant}” on Turno. You can no longer work with its queues, and API keys that you made for it no longer work.',
    action: 'Go to Turno',
    note: 'If this was not intended, ask an owner of the place to invite you again. Your account and your other places stay as they are.',
  },
  'ticket-notice': {
    subject: '{title} · {merchant}',
    lead: '{text}',
    action: 'Open the ticket',
    note: 'You receive this e-mail because you asked to be told about this ticket. You can turn these messages off on the page of the ticket.',
  },
};

export type MailTexts = typeof mailTextsEn;
