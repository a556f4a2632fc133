/** The words of every mail. */
export const mailTextsEn = {
  'password-reset': {
    subject: 'Choose a new password',
    lead: 'Somebody, probably you, asked for a new password for your Turno account.',
    action: 'Choose a new password',
    note: 'The link works once and for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    lead: 'The password of your Turno account was changed. You have been signed out everywhere else.',
    action: 'Go to Turno',
    note: 'If it was not you, choose “Forgot password” on the sign-in page at once.',
  },
};

export type MailTexts = typeof mailTextsEn;
