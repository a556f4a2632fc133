import type { Texts } from '../../define-texts.ts';
import type { controls as it } from '../it/controls.ts';

export const controls = {
  forms: {
    unseen: 'Einige Zeichen sind unsichtbar: Geben Sie den Text neu ein',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    less: '{{label}} verringern',
    more: '{{label}} erhöhen',
    problems_one: '{{count}} Feld muss korrigiert werden',
    problems_other: '{{count}} Felder müssen korrigiert werden',
    suggestions: 'Vorschläge',
    nothing: 'Kein Treffer',
    found_one: '{{count}} Treffer',
    found_other: '{{count}} Treffer',
    unsaved: 'Nicht gespeicherte Änderungen',
    offline: 'Sie sind offline: Speichern geht wieder, sobald das Netz zurück ist.',
    undo: 'Zurücksetzen',
    change: 'Ändern',
    leaveTitle: 'Ohne Speichern verlassen?',
    changedElsewhere:
      'Jemand anderes hat dieselben Werte geändert. „Zurücksetzen“ zeigt die fremden Werte, „Ändern“ speichert Ihre.',
    leaveText: 'Was Sie auf dieser Seite geändert haben, geht verloren.',
    leave: 'Ohne Speichern verlassen',
    stay: 'Hier bleiben',
  },
  data: {
    more: 'Mehr anzeigen',
    shown: '{{count}} von {{total}} angezeigt',
    added_one: '{{count}} Zeile hinzugefügt',
    added_other: '{{count}} Zeilen hinzugefügt',
  },
  time: {
    chooseDate: 'Datum wählen',
    chooseTime: 'Uhrzeit wählen',
    hours: 'Stunden',
    minutes: 'Minuten',
    hour: '{{count}} Std.',
    minute: '{{count}} Min.',
    left_one: 'Noch {{count}} Sekunde',
    left_other: 'Noch {{count}} Sekunden',
    leftMinutes_one: 'Noch {{count}} Minute',
    leftMinutes_other: 'Noch {{count}} Minuten',
  },
  pax: {
    people_one: '{{count}} Person',
    people_other: '{{count}} Personen',
    more: 'Oder mehr als sechs',
    moreChoose: 'Zahl wählen',
    choose: 'Wählen Sie die Personenzahl',
  },
  phone: { country: 'Landesvorwahl' },
} satisfies Texts<typeof it>;
