import type { Locale } from '@turno/shared-types';

/** Pages that search engines may keep and that have a heading of their own. */
export type TitledPage = 'terms' | 'privacy' | 'help' | 'signIn' | 'signUp';

type Words = {
  titles: Record<TitledPage, string>;
  /** What the product is, for pages that say nothing of their own. */
  product: string;
  terms: string;
  privacy: string;
  help: string;
  signIn: string;
  /** A merchant's page; `{name}` and `{place}` are filled in. */
  merchant: string;
};

/** Descriptions for search engines and for links that are shared; people read the pages themselves. */
export const PAGE_WORDS: Record<Locale, Words> = {
  it: {
    titles: {
      terms: 'Termini e condizioni',
      privacy: 'Privacy',
      help: 'Aiuto',
      signIn: 'Accedi',
      signUp: 'Registrati',
    },
    product:
      'Prendi il numero dal telefono, segui la coda in tempo reale e arriva quando tocca a te. Gratis, senza app.',
    terms: 'I termini e le condizioni d’uso di Turno, per chi si mette in coda e per le attività.',
    privacy: 'Quali dati usa Turno, perché, per quanto tempo, e come farli cancellare.',
    help: 'Domande o problemi con Turno? Ecco come scriverci.',
    signIn: 'Accedi a Turno per ritrovare le tue code o gestire quelle della tua attività.',
    merchant:
      '{name}{place}: guarda la coda in tempo reale e prendi il numero dal telefono con Turno.',
  },
  en: {
    titles: {
      terms: 'Terms of use',
      privacy: 'Privacy policy',
      help: 'Help',
      signIn: 'Sign in',
      signUp: 'Sign up',
    },
    product:
      'Take a number on your phone, follow the queue live and arrive when it is your turn. Free, no app needed.',
    terms: 'The terms of use of Turno, for those who queue and for businesses.',
    privacy: 'Which data Turno uses, why, for how long, and how to have it deleted.',
    help: 'Questions or problems with Turno? Here is how to write to us.',
    signIn: 'Sign in to Turno to find your queues again or to manage those of your business.',
    merchant: '{name}{place}: see the queue live and take a number on your phone with Turno.',
  },
  es: {
    titles: {
      terms: 'Términos y condiciones',
      privacy: 'Privacidad',
      help: 'Ayuda',
      signIn: 'Iniciar sesión',
      signUp: 'Regístrate',
    },
    product:
      'Coge número con el móvil, sigue la cola en directo y ven cuando te toque. Gratis y sin app.',
    terms: 'Los términos y condiciones de Turno, para quien hace cola y para los negocios.',
    privacy: 'Qué datos usa Turno, por qué, durante cuánto tiempo y cómo pedir que se borren.',
    help: '¿Preguntas o problemas con Turno? Así puedes escribirnos.',
    signIn: 'Inicia sesión en Turno para encontrar tus colas o gestionar las de tu negocio.',
    merchant: '{name}{place}: mira la cola en directo y coge número con el móvil en Turno.',
  },
  de: {
    titles: {
      terms: 'Nutzungsbedingungen',
      privacy: 'Datenschutz',
      help: 'Hilfe',
      signIn: 'Anmelden',
      signUp: 'Registrieren',
    },
    product:
      'Nummer am Handy ziehen, die Warteschlange live verfolgen und da sein, wenn Sie dran sind. Kostenlos, ohne App.',
    terms: 'Die Nutzungsbedingungen von Turno, für Wartende und für Betriebe.',
    privacy: 'Welche Daten Turno nutzt, wozu, wie lange, und wie Sie sie löschen lassen.',
    help: 'Fragen oder Probleme mit Turno? So erreichen Sie uns.',
    signIn:
      'Melden Sie sich bei Turno an, um Ihre Nummern zu sehen oder die Warteschlangen Ihres Betriebs zu führen.',
    merchant:
      '{name}{place}: Sehen Sie die Warteschlange live und ziehen Sie Ihre Nummer am Handy mit Turno.',
  },
};
