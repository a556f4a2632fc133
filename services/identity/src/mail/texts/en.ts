/** The words of every mail. */
export const mailTextsEn = {
  'password-reset': {
    subject: 'Reset your password',
    lead: 'We received a request for a new password for your Turno account.',
    action: 'Choose a new password',
    note: 'The link works once and expires in one hour. If you didn’t ask for it, you can ignore this email: your password stays the same.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    lead: 'The password of your Turno account was just changed. You have been signed out on all your other devices.',
    action: 'Go to Turno',
    note: 'If this wasn’t you, choose “Forgot your password?” on the sign-in page right away and set a new one.',
  },
};

export type MailTexts = typeof mailTextsEn;
