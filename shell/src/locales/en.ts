import type { Texts } from '@turno/shared-ui/i18n';
import type { it } from './it.ts';

export const en = {
  header: {
    home: 'Turno, home page',
    navigation: 'Main navigation',
    signIn: 'Sign in',
    profile: 'Profile',
    explore: 'Explore',
    queues: 'Queues',
    pass: 'Pass',
    ticket: 'Your number',
    signOut: 'Sign out',
  },
  away: 'Turno cannot be reached right now. We keep trying, and what you typed stays.',
  update: {
    available: 'A new version is available.',
    reload: 'Update',
  },
  error: {
    title: 'Error',
    text: 'An error has occurred. Please try later.',
    home: 'Go to the homepage',
  },
  help: {
    title: 'Help',
    form: 'Support form',
    text: 'Do you have a question, or does something not work? Write to us: we answer as soon as we can.',
    write: 'Write to {{address}}',
  },
  terms: { title: 'Terms of use' },
  privacy: { title: 'Privacy policy' },
  footer: 'Information',
  back: 'Back',
  toPrivacy: 'Read the privacy policy',
} satisfies Texts<typeof it>;
