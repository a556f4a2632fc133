import type { Texts } from '../../define-texts.ts';
import type { texts as it } from '../it/index.ts';

/** The English words of every page; those of pages that somebody operates are in `operated.ts`. */
export const texts = {
  retry: 'Try again',
  loading: 'Loading…',
  pending: 'Please wait…',
  offline: 'You are offline. What you see may not be up to date.',
  live: 'Live',
  reconnecting: 'Reconnecting…',
  polling: 'Updated every few seconds',
  updatedAt: 'Last updated {{time}}',
  errorTitle: 'Something went wrong',
  errorMessage: 'A problem occurred. Try again in a few seconds.',
  dates: { day: '{{day}}/{{month}}/{{year}}', shortDay: '{{day}}/{{month}}' },
  day: { today: 'Today', tomorrow: 'Tomorrow' },
} satisfies Texts<typeof it>;
