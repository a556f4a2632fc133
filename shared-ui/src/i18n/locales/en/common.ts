import type { Texts } from '../../text-tree.ts';
import type { common as it } from '../it/common.ts';

export const common = {
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  clear: 'Clear',
  loading: 'Loading…',
  pending: 'Please wait…',
  skipToContent: 'Skip to content',
  notifications: 'Notifications',
  offline: 'You are offline. What you see may not be up to date.',
  noConnection: 'No connection. Check the network and try again.',
  live: 'Live',
  reconnecting: 'Reconnecting…',
  polling: 'Updated every few seconds',
  updatedAt: 'Last updated {{time}}',
  errorTitle: 'Something went wrong',
  errorMessage: 'A problem occurred. Try again in a few seconds.',
  remoteFailed: 'This part did not load.',
  status: {
    open: 'Open',
    opened: 'Open',
    paused: 'Paused',
    closed: 'Closed',
    waiting: 'Waiting',
    now: 'Your turn',
    expired: 'Expired',
    'checked-in': 'Checked in',
    'free-access': 'Free access',
  },
} satisfies Texts<typeof it>;
