import type { Texts } from '@turno/shared-ui/i18n';
import type { notices as it } from '../it/notices.ts';

export const notices = {
  notices: {
    button: 'Tell me when it is my turn',
    title: 'Messages about this ticket',
    offer:
      'You can close this page: your device will tell you when your turn is near, when it comes, and if there is a pause.',
    turnOn: 'Tell me on this device',
    isOn: 'This device will tell you, even when the page is closed.',
    turnOff: 'Stop messages here',
    isOnElsewhere: 'Another device notifies you now. If you choose this one, only this one does.',
    failed: 'Your browser did not turn messages on. Try again, or keep this page open.',
    blocked:
      'Notifications are blocked: you can allow them in the settings of your browser, but not in a private window. Otherwise keep this page open.',
    pageOnly: 'Messages arrive here only while this page is open: do not close it.',
    byEmail: 'Tell me by e-mail too',
    minutes: 'How far away are you?',
    minutesText: 'Minutes it takes you to get there. We will tell you when to leave.',
    minutesWrong: 'Enter a number of minutes from 1 to {{most}}',
    positionWrong: 'We cannot find your location. Enter the minutes instead.',
    measure: 'Work it out from my location',
    measureText: 'Your location is read once and stays on your device.',
    saveTravelTime: 'Tell me when to leave',
    endTravelTime: 'No longer needed',
    travelTimeKept: 'We will tell you when to leave: you are {{minutes}} min away.',
    leaveAt: 'Leave at about {{time}}',
    heldUp:
      'The queue is paused: you keep your place. We will tell you when to leave once it moves again.',
  },
} satisfies Texts<typeof it>;
