import type { Texts } from '@turno/shared-ui/i18n';
import type { openingTexts as it } from '../it/openings.ts';

/** The texts about opening hours and the limit on early joining. */
export const openingTexts = {
  toSettings: 'Back to the settings',
  openings: {
    title: 'Opening hours',
    hint: 'The hours of every week. A slot may end after midnight: choose an end time earlier than the start.',
    open: 'Open',
    closed: 'Closed',
    slot: '{{day}}, slot {{number}}',
    from: 'From',
    to: 'To',
    addSlot: 'Add a slot',
    remove: 'Remove: {{slot}}',
    check: 'Check the time',
    checkDays: 'Check the times: {{days}}.',
    nextDay: 'Ends at {{time}} on the next day.',
  },
  special: {
    kinds: 'Which dates',
    date: 'Date',
    add: 'Add',
    added: '{{date}} added',
    remove: 'Remove {{date}}',
    listed: 'This date is already listed.',
    openings: {
      title: 'Special openings',
      hint: 'On these dates, their own hours replace the weekly ones.',
      none: 'No special openings',
      noneHint: 'Choose a date to add one.',
      clash: 'Check that this date has no special closure.',
    },
    closings: {
      title: 'Special closures',
      hint: 'On these dates the place is closed and nobody can take a number.',
      none: 'No special closures',
      noneHint: 'Choose a date to add one.',
      clash: 'Check that this date has no special opening.',
    },
  },
  year: {
    title: 'The next twelve months',
    usual: 'Open as usual',
    rest: 'Closed as usual',
    special: 'Special opening',
    closed: 'Special closure',
  },
  limits: {
    title: 'Limits',
    hint: 'How long before opening time customers may take a number. Staff can add customers at any time.',
    label: 'Customers may take a number',
    none: 'At any time',
    endNumbers: 'Stop giving numbers before closing',
    endNumbersHint:
      'When the next person would most likely not be called before closing, no more numbers are given that day. Staff can still add customers.',
    fromOpening: 'From opening',
    before: '{{span}} before opening',
  },
} satisfies Texts<typeof it>;
