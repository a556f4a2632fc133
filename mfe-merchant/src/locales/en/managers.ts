import type { Texts } from '@turno/shared-ui/i18n';
import type { managerTexts as it } from '../it/managers.ts';

/** The texts of the managers' page and of the page of an invitation. */
export const managerTexts = {
  managers: {
    title: 'People who work at this place',
    loadFailed: 'The people could not be loaded.',
    you: '(you)',
    unknown: 'A person without a name',
    remove: 'Remove',
    removeNamed: 'Remove {{name}}',
    removeQuestion: 'Remove {{name}}?',
    removeHint:
      'They lose access to {{place}} at once, on every device. The API keys that they created or replaced stop working too: replace those keys first, so that your systems keep running.',
    removed: '{{name}} no longer works at the place',
    leave: 'Leave the place',
    leaveQuestion: 'Leave this place?',
    leaveHint:
      'You lose access to {{place}}, and the API keys that you created or replaced stop working. Only an owner can invite you again.',
    left: 'You have left the place',
    lastHint:
      'You are the only owner of this place. To leave it, first hand it over to another person, or close it for good.',
    invite: 'Invite another person',
    email: 'E-mail',
    inviteHint: 'They receive a link that is valid for seven days and works once.',
    send: 'Send the invitation',
    invalidEmail: 'Not a valid e-mail address',
    invited: 'Invitation sent to {{email}}',
    invitations: 'Open invitations',
    expires: 'Expires on {{date}}',
    expired: 'Expired',
    revoke: 'Revoke',
    revokeNamed: 'Revoke the invitation to {{email}}',
    closeTitle: 'Close for good',
    closeHint: 'The place disappears from every list, and its page says that it has closed.',
    close: 'Close for good',
    closeQuestion: 'Close {{name}} for good?',
    closeWarning:
      'Everyone waiting is notified and their numbers are cancelled. Nobody can take a number any more, and the place cannot be reopened.',
    typeName: 'Type “{{name}}” to confirm',
    closedForGood: 'This place has closed for good',
    closedForGoodHint: 'It has been closed since {{date}}: nobody can take a number any more.',
  },
  invitation: {
    title: 'Invitation',
    loadFailed: 'The invitation could not be loaded.',
    unknown: 'This invitation does not exist',
    unknownHint: 'Ask the person who invited you for a new one.',
    lead: 'You have been invited to work at {{place}}',
    forAddress: 'The invitation is for {{email}}. Role: {{role}}.',
    accept: 'Accept the invitation',
    done: 'You now work at this place',
    accepted: 'This invitation has already been used',
    revoked: 'This invitation has been revoked',
    expired: 'This invitation has expired: ask for a new one',
    closed: 'This place has closed for good',
    signIn: 'Sign in with this address to accept.',
    customer:
      'Your account is a customer account: to manage a place you need a manager account. If its address is {{email}}, ask to be invited to another one.',
    noAccount: 'No account yet? Create one',
    hasAccount: 'Already have an account? Sign in',
    name: 'Full name',
    password: 'Password',
    create: 'Create the account',
    created: 'Account created. Sign in here to accept; the address needs no further confirmation.',
  },
} satisfies Texts<typeof it>;
