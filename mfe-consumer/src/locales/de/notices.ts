import type { Texts } from '@turno/shared-ui/i18n';
import type { notices as it } from '../it/notices.ts';

export const notices = {
  notices: {
    button: 'Benachrichtigen, wenn ich dran bin',
    title: 'Nachrichten zu diesem Ticket',
    offer:
      'Sie können diese Seite schließen: Ihr Gerät meldet sich, wenn Sie bald dran sind, wenn Sie aufgerufen werden und wenn es nicht weitergeht.',
    turnOn: 'Auf diesem Gerät benachrichtigen',
    isOn: 'Dieses Gerät benachrichtigt Sie, auch wenn die Seite geschlossen ist.',
    turnOff: 'Hier nicht mehr benachrichtigen',
    isOnElsewhere:
      'Zurzeit benachrichtigt Sie ein anderes Gerät. Wählen Sie dieses, dann nur noch dieses.',
    failed:
      'Ihr Browser hat die Benachrichtigungen nicht eingeschaltet. Versuchen Sie es noch einmal, oder lassen Sie diese Seite geöffnet.',
    blocked:
      'Benachrichtigungen sind blockiert: Sie können sie in den Einstellungen Ihres Browsers erlauben, in einem privaten Fenster aber nicht. Lassen Sie sonst diese Seite geöffnet.',
    pageOnly:
      'Hier kommen Nachrichten nur an, solange diese Seite geöffnet ist: Schließen Sie sie nicht.',
    byEmail: 'Auch per E-Mail benachrichtigen',
    minutes: 'Wie weit sind Sie entfernt?',
    minutesText:
      'So viele Minuten brauchen Sie bis zum Ort. Wir sagen Ihnen, wann Sie losgehen sollten.',
    minutesWrong: 'Geben Sie eine Zahl von 1 bis {{most}} ein',
    positionWrong: 'Ihr Standort lässt sich nicht ermitteln. Geben Sie die Minuten ein.',
    measure: 'Aus meinem Standort berechnen',
    measureText: 'Ihr Standort wird einmal ermittelt und bleibt auf Ihrem Gerät.',
    saveTravelTime: 'Mir sagen, wann ich losgehen soll',
    endTravelTime: 'Nicht mehr nötig',
    travelTimeKept: 'Ihr Weg dauert {{minutes}} Min.: Wir sagen Ihnen, wann Sie losgehen sollten.',
    leaveAt: 'Gehen Sie gegen {{time}} Uhr los',
    heldUp:
      'Die Warteschlange ist pausiert: Sie behalten Ihren Platz. Sobald es weitergeht, sagen wir Ihnen, wann Sie losgehen sollten.',
  },
} satisfies Texts<typeof it>;
