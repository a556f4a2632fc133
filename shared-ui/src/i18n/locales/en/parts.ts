import type { Texts } from '../../define-texts.ts';
import type { parts as it } from '../it/parts.ts';

export const parts = {
  guestEnded: {
    title: 'Your session has ended',
    text: 'You took your number without an account: that session lasted a day and has ended, and the ticket on this device with it. You can take a new number at any time.',
    home: 'Find a place',
  },
  blocked: {
    title: 'Turno cannot be shown on this page',
    origin:
      'The site {{origin}} is not registered with Turno. If it is yours, have its address registered.',
    'client-key':
      'Turno does not know the key that this page gives. If the page is yours, check client-key.',
    franchise:
      'Turno does not know the group that this page names. If the page is yours, check franchise-id.',
    policy:
      'The security rules of this page block Turno. If the page is yours, extend its content security policy.',
  },
  callAlert: {
    title: '{{number}}: it’s your turn',
    open: 'Open the ticket',
    dismiss: 'Close the notice for number {{number}}',
  },
  language: {
    change: 'Change language',
    failed: 'The language could not be loaded. Check your connection and try again.',
  },
  emailLink: {
    send: 'Send the link again',
    sent: 'Link sent: check your mail',
    confirmed: 'Your address is confirmed.',
  },
  unlisted: {
    title: 'Not listed publicly yet',
    text: 'Confirm your e-mail address with the link we sent you: from then on everyone can find this place. Its own page already works.',
  },
  booking: {
    name: 'Name for the booking',
    byText:
      'The customer agrees to be texted: when the turn is near, when it comes, and if the queue stops',
    nameMissing: 'Enter a name',
    nameTooLong: 'The name can have at most {{count}} characters',
    phone: 'Phone (optional)',
    phoneHint: 'Only used to call you if the staff cannot find you.',
    terms: 'I accept the terms of use',
    termsMissing: 'Accept the terms to book',
    readTerms: 'Read the terms of use',
    send: 'Ask for a table',
  },
  lineUp: {
    checking: 'Security check…',
    'signing-up': 'Preparing the ticket…',
    taking: 'Taking the number…',
    unanswered: 'There was no answer. Try again: you will not get two numbers.',
    refresh: 'Checking again in',
  },
  botCheck: {
    missing: 'Recaptcha Key not set.',
    failed: 'You may have a problem with your device!',
  },
  qr: { brighter: 'If it cannot be read, turn up the brightness of the screen.' },
  scanner: {
    label: 'Camera that reads the QR code',
    aim: 'Point the camera at the QR code',
    starting: 'Starting the camera…',
    stopped: 'Camera paused',
    denied: 'Permission denied: try a QR reader app',
    unsupported: 'Browser not supported',
    noCamera: 'No camera found',
    busy: 'Another application is using the camera: we will try again in a moment',
    manualLabel: 'Code',
    manualHint: 'You can also type the code',
    manualSubmit: 'Use the code',
    manualEmpty: 'Type the code',
    codeHint: 'At least 8 letters and digits, capital or small',
    addCode: 'Add the code',
    codeTooShort: 'The code is too short',
    codesTooMany: 'At most 15 codes at a time',
    codes_one: '{{count}} code',
    codes_other: '{{count}} codes',
    removeCode: 'Remove the code {{code}}',
    codeRemoved: 'Code {{code}} removed',
    useCamera: 'Use the camera',
  },
  share: {
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Link copied',
    failed: 'The browser does not copy the link. Here it is: {{url}}',
    code: 'QR code of {{title}}',
    address: 'Address',
  },
  print: { print: 'Print' },
  slip: {
    number: 'Your number',
    wait: 'Wait: {{wait}}',
    turn: 'Your turn: {{time}}',
    people: 'People: {{count}}',
    takenAt: 'Taken at {{time}}',
    follow: 'Follow your turn',
    entrance: 'Code for the entrance',
    show: 'Show: {{time}}',
  },
  signIn: {
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    signOut: 'Sign out',
    invalidEmail: 'Invalid email',
    merchantsOnly: 'This page is for merchants: sign in with a merchant’s account.',
    ended: 'Your session has ended. Please sign in again.',
    endedHere: 'Your session has ended. Sign in again: you will return to the page you were on.',
    needed: 'Sign in to open this page.',
  },
} satisfies Texts<typeof it>;
