import type { Texts } from '@turno/shared-ui/i18n';
import type { texts as it } from './it.ts';

export const texts = {
  header: {
    home: '{{name}}, home page',
    navigation: 'Main navigation',
    signIn: 'Sign in',
    profile: 'Profile',
    account: 'Account',
    devices: 'Account and devices',
    explore: 'Explore',
    queues: 'Queues',
    pass: 'Passes',
    settings: 'Settings',
    ticket: 'Your number',
    tickets: 'Your numbers',
    signOut: 'Sign out',
  },
  away: 'Turno cannot be reached right now. We keep trying, and nothing you typed is lost.',
  update: { available: 'A new version is available.', reload: 'Update' },
  preview: {
    running: 'Not live: this page runs {{name}} {{version}}.',
    missing:
      '{{name}} {{version}} does not exist or may not run here: this page shows the live version.',
    leave: 'Back to the live version',
  },
  error: {
    title: 'Error',
    text: 'An error has occurred. Please try later.',
    home: 'Go to the home page',
  },
  sessionEnded: 'You are no longer signed in.',
  notFound: {
    title: 'This page does not exist',
    text: 'The address is wrong, or the page is gone. If you came from a QR code, scan it again from the home page.',
    home: 'Go to the home page',
  },
  help: {
    title: 'Help',
    form: 'Support form',
    text: 'Do you have a question, or is something not working? Write to us: we answer as soon as we can.',
    write: 'Write to {{address}}',
  },
  terms: { title: 'Terms of use' },
  privacy: { title: 'Privacy policy' },
  footer: 'Information',
  back: 'Back',
  toPrivacy: 'Read the privacy policy',
  arrival: {
    title: 'Change account?',
    asked: 'You are signed in as {{present}}. This link opens the account {{next}}.',
    accept: 'Continue as {{next}}',
    refuse: 'Stay signed in as {{present}}',
    signedIn: 'You are signed in as {{next}}',
    guest: 'a guest',
    account: 'account {{id}}',
  },
  notices: {
    private: 'This looks like a private window: your number is lost when you close it.',
    install: 'Keep Turno at hand: add it to your home screen.',
    installApple: 'Keep Turno at hand: tap Share, then “Add to Home Screen”.',
    add: 'Add',
    close: 'Close',
  },
} satisfies Texts<typeof it>;
