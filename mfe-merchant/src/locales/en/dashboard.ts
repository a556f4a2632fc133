import type { Texts } from '@turno/shared-ui/i18n';
import type { dashboardTexts as it } from '../it/dashboard.ts';

export const dashboardTexts = {
  shareLink: 'Share the page',
  calling: 'Calling…',
  closeAndFinish: 'No new numbers, but serve those waiting',
  links: {
    addCustomer: 'Add a customer',
    tickets: 'All tickets',
    edit: 'Edit the queue',
  },
  takeNumber: {
    button: 'Take a number',
    people: 'For how many people?',
    taken: 'Number taken: {{ticket}}. Tell the customer.',
  },
  waiting: {
    since: 'since {{time}}',
    move: 'Move',
    pages: 'Pages of people waiting',
    before: 'Previous',
    after: 'Next',
    range: '{{from}}–{{to}} of {{count}}',
  },
  automatic: {
    tab: 'Auto',
    title: 'Automatic queues',
    inTurns: 'Calls from all of them in turn',
    turns: 'In turn from these queues',
    ratio_one: '{{count}} number per turn',
    ratio_other: '{{count}} numbers per turn',
    skipGeneric: 'Skip entrance passes this time',
    webhook: 'Calls to your system',
    webhookHint: 'Each call also goes to the system connected to the place.',
    pause: 'Pause the automatic queues',
    paused: 'Automatic queues paused',
    pausedAndNotified: 'Automatic queues paused: those waiting are notified',
    isPaused: 'The automatic queues are paused',
    restart: 'Resume',
    restartQuestion: 'Resume the automatic queues?',
    restartHint: 'People can take numbers again.',
    restarted: 'Automatic queues resumed',
    blocked: {
      closed: 'All automatic queues are closed: reopen them one by one.',
      over: 'Today’s opening hours are over and nobody is waiting: there is nothing to pause.',
    },
    restartsAlone:
      'Today’s opening hours are over and nobody is waiting: the queues resume by themselves at the next opening.',
    wizard: {
      title: 'Pause the automatic queues?',
      step: 'Step {{step}} of 2',
      effect:
        'Until they resume, nobody can take a number. Those waiting keep their place, and you can go on calling.',
      continue: 'Continue',
      cancel: 'Cancel',
      question: 'Notify those waiting?',
      notify: 'Yes, notify those waiting',
      silent: 'No, without a notice',
      back: 'Back',
    },
  },
  entrance: {
    how: 'How many people go in?',
    call_one: 'Call {{count}} person',
    call_other: 'Call {{count}} people',
    called_one: '{{count}} person called: {{tickets}}',
    called_other: '{{count}} people called: {{tickets}}',
  },
  till: { open: 'Large buttons for the till', leave: 'Back to all queues' },
} satisfies Texts<typeof it>;
