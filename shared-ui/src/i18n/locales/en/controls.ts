import type { Texts } from '../../define-texts.ts';
import type { controls as it } from '../it/controls.ts';

export const controls = {
  forms: {
    unseen: 'Some characters cannot be seen: type the text again',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    less: 'Decrease {{label}}',
    more: 'Increase {{label}}',
    problems_one: '{{count}} field needs correcting',
    problems_other: '{{count}} fields need correcting',
    suggestions: 'Suggestions',
    nothing: 'No result',
    found_one: '{{count}} result',
    found_other: '{{count}} results',
    unsaved: 'Unsaved changes',
    offline: 'You are offline: you can save as soon as the network is back.',
    undo: 'Undo',
    change: 'Change',
    leaveTitle: 'Leave without saving?',
    changedElsewhere:
      'Someone else has changed the same values. “Undo” shows theirs, “Change” saves yours.',
    leaveText: 'What you changed on this page will be lost.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  data: {
    more: 'Show more',
    shown: '{{count}} of {{total}} shown',
    added_one: '{{count}} row added',
    added_other: '{{count}} rows added',
  },
  time: {
    chooseDate: 'Choose a date',
    chooseTime: 'Choose a time',
    hours: 'Hours',
    minutes: 'Minutes',
    hour: '{{count}} h',
    minute: '{{count}} min',
    left_one: '{{count}} second left',
    left_other: '{{count}} seconds left',
    leftMinutes_one: '{{count}} minute left',
    leftMinutes_other: '{{count}} minutes left',
  },
  pax: {
    people_one: '{{count}} person',
    people_other: '{{count}} people',
    more: 'Or more than six',
    moreChoose: 'Choose a number',
    choose: 'Choose how many people',
  },
  phone: { country: 'Country code' },
} satisfies Texts<typeof it>;
